import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Problem } from '@docs/common/types.ts';
import { authorModules } from '../modules/authorModules.ts';
import { compileModules } from '../modules/compileModules.mjs';
import { keptPath } from '../project/keptPath.ts';
import { valueAt } from './describeValue.ts';
import { explainImportError } from './explainImportError.ts';
import { listImports } from './listImports.ts';
import { type SiteConfig, siteConfigSchema } from './schema.ts';
import { validate } from './validate.ts';

/** The configuration, or why there is none; `dependencies` are the absolute paths to watch for changes. */
export type LoadedConfig = { dependencies: string[] } & (
  | { config: SiteConfig; file: string; module: string }
  | { problems: Problem[] }
);

const names = ['site.config.ts', 'site.config.mts', 'site.config.js', 'site.config.mjs'];

/**
 * Imports the configuration of a site, which may be a promise or a function, and fills in the
 * defaults. Each call reads it and all that it imports anew; `file` is an absolute path, and `module`
 * that of what it was compiled to.
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
  // Not from what was compiled, which says nothing of a file that does not exist.
  const dependencies = await listImports(file);
  let module: string | null = null;
  try {
    module = await compileConfig(siteRoot, file);
    const { value, subject } = await importConfig(module);
    const result = validate(siteConfigSchema, value, { file: path.basename(file), subject });
    return 'value' in result
      ? { config: result.value, file, module, dependencies }
      : { problems: result.problems, dependencies };
  } catch (error) {
    return {
      problems: explainImportError(error, { siteRoot, file, module, sources: dependencies }),
      dependencies,
    };
  }
}

/** Reads a configuration again that was loaded before; for threads, since plugins cannot be sent. */
export async function readLoadedConfig(module: string): Promise<SiteConfig> {
  return siteConfigSchema.parse((await importConfig(module)).value);
}

async function compileConfig(siteRoot: string, file: string): Promise<string> {
  const folder = await compileModules({
    entries: { config: file },
    folder: keptPath(siteRoot, 'config'),
    options: {
      define: {
        'import.meta.url': 'importMeta.url',
        'import.meta.filename': 'importMeta.filename',
        'import.meta.dirname': 'importMeta.dirname',
      },
      plugins: [authorModules],
      sourcemap: 'external',
    },
    inputs: [],
  });
  return path.join(folder, 'config.mjs');
}

async function importConfig(module: string): Promise<{ value: unknown; subject: string }> {
  // Node keeps modules by their URL for as long as it runs, so each call needs one of its own.
  const namespace: unknown = await import(`${pathToFileURL(module).href}?${randomUUID()}`);
  const exported = valueAt(namespace, ['default']);
  return typeof exported === 'function'
    ? { value: await exported(), subject: 'What the default export returns' }
    : { value: await exported, subject: 'The default export' };
}
