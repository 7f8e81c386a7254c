import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';
import { loaderOf } from './loaderOf.ts';
import { codeFolder, isBuilt, packageName } from './ownPackage.ts';

/** What a config imports from us, wherever the site is. */
const ownConfig = path.join(codeFolder, isBuilt ? 'config.js' : 'config.ts');
const ownSpecifiers = [packageName, `${packageName}/config`];

/**
 * Bundles the author's own files together and leaves packages to Node, which would otherwise load a
 * second copy of them. Each file keeps its own `import.meta`.
 */
export const authorModules: Plugin = {
  name: 'author-modules',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, async ({ path: specifier, pluginData, ...from }) => {
      if (ownSpecifiers.includes(specifier)) return { path: ownConfig };
      if (from.kind === 'entry-point' || pluginData === authorModules) return undefined;
      const { importer, kind, resolveDir } = from;
      const found = await build.resolve(specifier, {
        importer,
        kind,
        resolveDir,
        pluginData: authorModules,
      });
      // Node can't run TypeScript, so this must be source from the same repository, not an installed package.
      const isSource = found.errors.length === 0 && /\.[cm]?tsx?$/.test(found.path);
      return isSource ? { path: found.path } : { path: specifier, external: true };
    });
    build.onLoad({ filter: /\.[cm]?[jt]sx?$/ }, async ({ path: file }) => {
      const text = await readFile(file, 'utf8');
      if (!text.includes('import.meta')) return undefined;
      return { contents: ownMeta(file) + text, loader: loaderOf(file) };
    });
  },
};

/** Defines `import.meta` for a file on its first line, so that line numbers don't change. */
function ownMeta(file: string): string {
  const meta = { url: pathToFileURL(file).href, filename: file, dirname: path.dirname(file) };
  return `const importMeta = ${JSON.stringify(meta)};`;
}
