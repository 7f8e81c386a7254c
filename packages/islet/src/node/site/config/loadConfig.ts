import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Problem } from '#shared/types.ts';
import { cacheFolder, cachePath } from '../../support/files/cachePath.ts';
import { explainEncoding } from '../../support/files/readSource.ts';
import { relativePath } from '../../support/files/relativePath.ts';
import { statOrNull } from '../../support/files/statOrNull.ts';
import { authorModules } from '../../support/modules/authorModules.ts';
import { type Compiled, compileModules } from '../../support/modules/compileModules.mjs';
import { importMetaOfAuthors } from '../../support/modules/importMetaOfAuthors.ts';
import { configName, listConfigFiles } from './configFiles.ts';
import { formatPath, valueAt } from './describeValue.ts';
import { explainImportError } from './explainImportError.ts';
import { findCycle } from './findCycle.ts';
import { listImports } from './listImports.ts';
import { locateInConfig } from './locateInConfig.ts';
import { locateOverride, type Overrides, replaceFields } from './overrides.ts';
import { type SiteConfig, siteConfigSchema } from './schema.ts';
import { settleInTime } from './settleInTime.ts';
import { validate } from './validate.ts';

/**
 * The configuration, or the problems in it. `dependencies` are the absolute paths to watch for changes,
 * `notices` are sentences about its cache.
 */
export type LoadedConfig = { dependencies: string[] } & (
  | { config: SiteConfig; file: string; module: string; notices: string[] }
  | { problems: Problem[] }
);

/** Longest time that loading may take, in milliseconds: a config may ask a server. */
const longestLoad = 30_000;

/**
 * Imports the configuration of a site, which may be a promise or a function, and fills in the defaults.
 * Each call reads it and its imports again. `file` is the absolute path of the config, `module` that of
 * the compiled config. `overrides` replace fields of it. Taking more than `limit` milliseconds is a problem.
 */
export async function loadConfig(
  siteRoot: string,
  { overrides = {}, limit = longestLoad }: { overrides?: Overrides; limit?: number } = {},
): Promise<LoadedConfig> {
  const files = listConfigFiles(siteRoot);
  const file = files.find((candidate) => existsSync(candidate));
  if (file === undefined) return { problems: [explainMissing(siteRoot)], dependencies: files };
  // The bundler doesn't list files that are missing.
  const dependencies = await listImports(file);
  let module: string | null = null;
  try {
    const misencoded = findMisencoded(siteRoot, dependencies);
    if (misencoded.length > 0) return { problems: misencoded, dependencies };
    const compiled = await compileConfig(siteRoot, file);
    const name = path.basename(file);
    const config = path.join(compiled.path, 'config.mjs');
    module = config;
    const { value, subject } = await settleInTime(() => importConfig(config), { name, limit });
    const cycle = findConfigCycle(value);
    if (cycle !== null) return { problems: [explainCycle(cycle, { name, subject })], dependencies };
    const locate = (at: readonly PropertyKey[]) => {
      const override = locateOverride(at, overrides);
      if (override !== undefined) return override;
      const place = locateInConfig(config, at);
      return place && { ...place, file: relativePath(siteRoot, place.file) };
    };
    const replaced = replaceFields(value, overrides);
    const result = validate(siteConfigSchema, replaced, { file: name, subject, locate });
    return 'value' in result
      ? { config: result.value, file, module, dependencies, notices: listNotices(compiled) }
      : { problems: result.problems, dependencies };
  } catch (error) {
    return {
      problems: explainImportError(error, { siteRoot, file, module, sources: dependencies }),
      dependencies,
    };
  }
}

/** Explains why a site has no config. */
function explainMissing(siteRoot: string): Problem {
  return (
    findMissingFolder(siteRoot) ?? {
      severity: 'error',
      message: 'The site has no `site.config.ts`.',
      fix: "Create it with `export default defineConfig({ title: 'My site' });`.",
      file: configName(siteRoot),
    }
  );
}

/** The problem that a site has no folder, because its path was mistyped; null if it has one. */
export function findMissingFolder(siteRoot: string): Problem | null {
  if (statOrNull(siteRoot)?.isDirectory()) return null;
  return {
    severity: 'error',
    message: `There is no folder \`${siteRoot}\`.`,
    fix: 'Correct the path of the site.',
    file: siteRoot,
  };
}

/** Reports sources that aren't UTF-8: the compiler would replace what it can't read without a word. */
function findMisencoded(siteRoot: string, sources: readonly string[]): Problem[] {
  return sources
    .filter((file) => /\.(?:[cm]?[jt]sx?|json)$/.test(file) && statOrNull(file)?.isFile())
    .flatMap((file) => explainEncoding(relativePath(siteRoot, file), readFileSync(file)) ?? []);
}

/** Plugins and bundler options may be circular, because the schema doesn't read their content. */
function findConfigCycle(value: unknown): PropertyKey[] | null {
  if (typeof value !== 'object' || value === null) return null;
  const { rsbuild: _, markdown: __, ...rest } = value as Record<string, unknown>;
  return findCycle(rest);
}

function explainCycle(
  cycle: readonly PropertyKey[],
  { name, subject }: { name: string; subject: string },
): Problem {
  return {
    severity: 'error',
    message: `${cycle.length > 0 ? `\`${formatPath(cycle)}\`` : subject} contains itself, or is too large to read.`,
    fix: 'Give each entry an object of its own; a config cannot be circular.',
    file: name,
  };
}

/** Loads a compiled configuration again, in a thread: plugins can't be sent to one. */
export async function readLoadedConfig(module: string, overrides: Overrides): Promise<SiteConfig> {
  const { value } = await importConfig(module);
  return siteConfigSchema.parse(replaceFields(value, overrides));
}

function compileConfig(siteRoot: string, file: string): Promise<Compiled> {
  return compileModules({
    entries: { config: file },
    folder: cachePath(siteRoot, 'config'),
    options: {
      ...importMetaOfAuthors,
      plugins: [authorModules],
      sourcemap: 'external',
    },
    inputs: [],
  });
}

const listNotices = ({ isRestored }: Compiled): string[] =>
  isRestored ? [`The cache in \`${cacheFolder}/config\` was damaged; it was written again.`] : [];

async function importConfig(module: string): Promise<{ value: unknown; subject: string }> {
  // Node caches modules by URL, so each call needs a different one.
  const namespace: unknown = await import(`${pathToFileURL(module).href}?${randomUUID()}`);
  const exported = valueAt(namespace, ['default']);
  return typeof exported === 'function'
    ? { value: await exported(), subject: 'What the default export returns' }
    : { value: await exported, subject: 'The default export' };
}
