import { expect, test } from 'vitest';
import { checkPlugins } from './checkPlugins.ts';
import { type SiteConfig, siteConfigSchema } from './schema.ts';

const good = () => {};
const bad = () => {
  throw new Error('no option');
};

test('names the first plugin that fails when it is added', () => {
  const check = (markdown: SiteConfig['markdown']) =>
    checkPlugins({ markdown }, 'site.config.mts').map(({ file, message }) => [file, message]);
  const { markdown } = siteConfigSchema.parse({ title: 'A' });
  const plugins = { remarkPlugins: [good, bad, bad], rehypePlugins: [bad] };
  expect(check({ ...markdown, ...plugins })).toEqual([
    ['site.config.mts', '`markdown.remarkPlugins[1]` fails when it is added: no option.'],
    ['site.config.mts', '`markdown.rehypePlugins[0]` fails when it is added: no option.'],
  ]);
  expect(check({ ...markdown, remarkPlugins: [good] })).toEqual([]);
});
