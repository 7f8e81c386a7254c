import { siteConfigSchema } from './schema.ts';
import { validate } from './validate.ts';

/** What is wrong with a config, one mistake per line; the title may be left out. */
export function tell(config: object): string {
  const source = { file: 'site.config.ts', subject: 'The default export' };
  const result = validate(siteConfigSchema, { title: 'Site', ...config }, source);
  if ('value' in result) return 'nothing';
  return result.problems.map(({ message, fix }) => `${message} ${fix}`).join('\n');
}
