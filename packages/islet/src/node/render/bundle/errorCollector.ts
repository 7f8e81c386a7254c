import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { RsbuildConfig, Rspack } from '@rsbuild/core';
import type { Problem } from '#shared/types.ts';
import { isInside } from '../../support/files/isInside.ts';
import { explainEncoding } from '../../support/files/readSource.ts';
import { relativePath } from '../../support/files/relativePath.ts';
import { codeFolder } from '../../support/modules/ownPackage.ts';
import { uniqueProblems } from '../../support/problems/uniqueProblems.ts';
import { explainBundleError, invalidStyle, readMissing } from './explainBundleError.ts';
import { explainPath } from './explainPath.ts';

/** Collects the errors of both compilers without duplicates; those in the folder of the entries are left out. */
export function createErrorCollector(
  root: string,
  entryFolder: string,
): {
  config: RsbuildConfig;
  /** Null without errors. */
  read(): Promise<Problem[] | null>;
  /** Absolute paths of files that were read or looked for; null if whole folders were. */
  inputs(): string[] | null;
} {
  // Each compiler's last run, since one may run again without the other.
  const runs = new Map<Rspack.Compiler, { errors: Rspack.StatsError[]; files: string[] }>();
  const inputs = new Set<string>();
  let dependsOnFolders = false;
  const collect = (compiler: Rspack.Compiler): void => {
    compiler.hooks.done.tap('islet', (stats) => {
      const { fileDependencies, missingDependencies, contextDependencies } = stats.compilation;
      for (const file of [...fileDependencies, ...missingDependencies]) inputs.add(file);
      dependsOnFolders ||= [...contextDependencies].length > 0;
      const { errors = [] } = stats.toJson({ all: false, errors: true });
      runs.set(compiler, { errors, files: [...fileDependencies] });
    });
  };
  return {
    config: { tools: { rspack: { plugins: [{ apply: collect }] } } },
    inputs: () => (dependsOnFolders ? null : [...inputs]),
    async read() {
      const found = [...runs.values()].flatMap(({ errors }) => errors);
      const ofPath = explainPath(root, found);
      if (ofPath !== null) return [ofPath];
      const files = new Set([...runs.values()].flatMap((run) => run.files));
      const misencoded = await findMisencoded(root, [...files]);
      if (found.length + misencoded.length === 0) return null;
      const problems = await Promise.all(
        found.map(async ({ message, moduleName = '' }) => {
          // An error in a stylesheet is also reported for the module that imports it.
          const named = toPathBelow(root, invalidStyle.exec(message)?.[2] ?? moduleName);
          const file = (await findStylesheet(root, message)) ?? named;
          const source = await readFile(path.resolve(root, file), 'utf8').catch(() => '');
          return explainBundleError({ message: stripVTControlCharacters(message), file, source });
        }),
      );
      // Missing imports of our generated entries are reported by the pages that import them.
      const ofSources = problems.filter(
        ({ file }) => path.dirname(path.resolve(root, file)) !== entryFolder,
      );
      return uniqueProblems([...ofSources, ...misencoded]);
    },
  };
}

/**
 * The stylesheet that asks for a file that can't be found: the bundler names the module that imports the stylesheet, or none.
 * Null for any other error.
 */
async function findStylesheet(root: string, message: string): Promise<string | null> {
  const missing = readMissing(message);
  if (missing === null) return null;
  const { request, folder } = missing;
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.endsWith('.css'))) {
    const file = path.join(folder, name);
    const source = await readFile(file, 'utf8').catch(() => '');
    if (source.includes(request)) return relativePath(root, file);
  }
  return null;
}

/**
 * Reports sources of a site that aren't UTF-8 among the bundled files: the compilers replace what they can't read
 * without a word.
 */
async function findMisencoded(root: string, files: readonly string[]): Promise<Problem[]> {
  const own = files.filter(
    (file) =>
      /\.(?:[cm]?[jt]sx?|json|css)$/.test(file) &&
      !/[\\/]node_modules[\\/]/.test(file) &&
      !isInside(codeFolder, file),
  );
  const found = own.map(async (file) => {
    const bytes = await readFile(file).catch(() => null);
    return bytes && explainEncoding(relativePath(root, file), bytes);
  });
  return (await Promise.all(found)).filter((problem) => problem !== null);
}

function toPathBelow(root: string, moduleName: string): string {
  const file = path.normalize(moduleName.replace(/\?.*$/, ''));
  const below = path.isAbsolute(file) ? path.relative(root, file) : file;
  return below.split(path.sep).join('/');
}
