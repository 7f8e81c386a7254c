import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Problem } from '@docs/common/types.ts';
import { tsImport } from 'tsx/esm/api';
import { valueAt } from './describeValue.ts';
import { explainImportError } from './explainImportError.ts';
import { listImports } from './listImports.ts';
import { type SiteConfig, siteConfigSchema } from './schema.ts';
import { validate } from './validate.ts';

/** The configuration, or why there is none; `dependencies` are the absolute paths to watch for changes. */
export type LoadedConfig = { dependencies: string[] } & (
  | { config: SiteConfig; file: string }
  | { problems: Problem[] }
);

const names = ['site.config.ts', 'site.config.mts', 'site.config.js', 'site.config.mjs'];

/**
 * Imports the configuration of a site, which may be a promise or a function, and fills in the
 * defaults. Each call reads it and all that it imports anew; `file` is an absolute path.
 */
export async function loadConfig(siteRoot: string): Promise<LoadedConfig> {
  const files = names.map((name) => path.resolve(siteRoot, name));
  const file = files.find((candidate) => existsSync(candidate));
  if (file === undefined) {
    const problem: Problem = {
      severity: 'error',
      message: 'The site has no `site.config.ts`.',
      fix: "Create it with `export default defineConfig({ title: 'My site' });`.",
      file: 'site.config.ts',
    };
    return { problems: [problem], dependencies: files };
  }
  // Not from tsx's `onImport`, which tells late, and nothing of a file that does not load.
  const dependencies = await listImports(file);
  try {
    const namespace: unknown = await tsImport(pathToFileURL(file).href, import.meta.url);
    const exported = valueAt(namespace, ['default']);
    const name = path.basename(file);
    if (valueAt(exported, ['__esModule'])) {
      // Such modules stay in Node's cache, so that a change would not be seen.
      const problem: Problem = {
        severity: 'error',
        message: `\`${name}\` is read as a CommonJS module.`,
        fix: 'Set `"type": "module"` in the nearest `package.json`, or name it `site.config.mts`.',
        file: name,
      };
      return { problems: [problem], dependencies };
    }
    const isFunction = typeof exported === 'function';
    const value: unknown = await (isFunction ? exported() : exported);
    const subject = isFunction ? 'What the default export returns' : 'The default export';
    const result = validate(siteConfigSchema, value, { file: name, subject });
    return 'value' in result
      ? { config: result.value, file, dependencies }
      : { problems: result.problems, dependencies };
  } catch (error) {
    return { problems: explainImportError(error, { siteRoot, dependencies }), dependencies };
  }
}
