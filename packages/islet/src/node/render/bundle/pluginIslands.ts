import { closeSync, openSync, readSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { moduleKey } from '../../page/jsx/moduleKey.ts';
import { escapedHash } from './escapedHash.ts';
import { internal } from './generateEntries.ts';

const sources = /\.[cm]?[jt]sx?$/;

/**
 * Turns the modules that start with `'use client'` into islands. If such a module is imported by one that
 * only runs at build time, the server bundle wraps its components. Such modules see each other unwrapped,
 * as in the browser. The client bundle can load exactly the modules that were wrapped:
 *
 *   server:  page ─► static.tsx ─► [boundary] ─► Client.tsx ─► Other.tsx ('use client' too)
 *   client:  main ─► islands.ts ─► () => import('Client.tsx')
 *
 * The client imports `islandsFile`, which must exist, and whose content this plugin replaces with the list. Writing
 * the file only makes a watching bundler notice that the list has changed.
 */
export function pluginIslands({
  siteRoot,
  islandsFile,
}: {
  siteRoot: string;
  islandsFile: string;
}): RsbuildPlugin {
  return {
    name: 'islet:islands',
    setup(api) {
      let known: string | null = null;
      const found = new Map<string, string>();
      let settle: () => void = () => {};
      const settled = new Promise<void>((resolve) => {
        settle = resolve;
      });

      api.transform(
        {
          test: isClientModule,
          issuer: { not: isClientModule },
          environments: ['server'],
          order: 'pre',
        },
        ({ resourcePath }) => {
          const key = moduleKey(siteRoot, resourcePath);
          found.set(key, resourcePath);
          return [
            `const { createIslands } = require('${internal}/node/render/runtime/createIsland');`,
            `module.exports = createIslands(${JSON.stringify(key)}, require(${JSON.stringify(resourcePath)}));`,
          ].join('\n');
        },
      );
      api.transform(
        { test: (file) => file === islandsFile, environments: ['client'], order: 'pre' },
        async () => {
          await settled;
          return listIslands(found);
        },
      );
      api.modifyRspackConfig((config, { environment }) => {
        if (environment.name !== 'server') return;
        config.plugins.push({
          apply(compiler: Rspack.Compiler) {
            compiler.hooks.finishMake.tapPromise('islet', async () => {
              settle();
              const list = listIslands(found);
              if (known !== null && known !== list) await writeFile(islandsFile, list);
              known = list;
            });
            // A failed server bundle must not leave the client bundle waiting.
            compiler.hooks.failed.tap('islet', settle);
          },
        });
      });
    },
  };
}

/** Writes a loader for each module, by its name in the HTML. */
function listIslands(found: ReadonlyMap<string, string>): string {
  const loaders = [...found]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, file]) => `  ${JSON.stringify(key)}: () => import(${JSON.stringify(file)}),\n`);
  return `export const islands = {\n${loaders.join('')}};\n`;
}

/** Whether the first statement of a module is `'use client'`: React's mark for the browser. */
function isClientModule(resource: string): boolean {
  // Issuers have it.
  const file = resource.replaceAll(escapedHash, '#');
  if (!sources.test(file)) return false;
  return /^\uFEFF?(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*['"]use client['"]/.test(readStart(file));
}

/** Reads enough of a file to find the mark, even after a license comment. */
function readStart(file: string): string {
  const bytes = Buffer.alloc(4096);
  try {
    const handle = openSync(file, 'r');
    try {
      return bytes.toString('utf8', 0, readSync(handle, bytes));
    } finally {
      closeSync(handle);
    }
  } catch {
    return '';
  }
}
