import { closeSync, openSync, readSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { moduleKey } from '../content/jsx/moduleKey.ts';

const sources = /\.[cm]?[jt]sx?$/;

/**
 * Makes islands of the modules that start with `'use client'`. Where one is imported by a module that
 * runs at build time only, the server bundle gets its components wrapped; among themselves such
 * modules see each other as they are, as in the browser. The modules met on the way, and no others,
 * are what the client bundle can load:
 *
 *   server:  page ─► static.tsx ─► [boundary] ─► Client.tsx ─► Other.tsx ('use client' too)
 *   client:  main ─► islands.ts ─► () => import('Client.tsx')
 *
 * `islandsFile` is what the client imports. It has no content of its own; to write it tells a watching
 * bundler that the list has changed.
 */
export function pluginIslands({
  siteRoot,
  islandsFile,
}: {
  siteRoot: string;
  islandsFile: string;
}): RsbuildPlugin {
  return {
    name: 'docs:islands',
    async setup(api) {
      await writeFile(islandsFile, '');
      let told: string | null = null;
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
            `const { createIslands } = require('@docs/core/engine/render/createIsland.tsx');`,
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
            compiler.hooks.finishMake.tapPromise('docs', async () => {
              settle();
              const list = listIslands(found);
              if (told !== null && told !== list) await writeFile(islandsFile, list);
              told = list;
            });
            // Whatever ends the server's bundle must not leave the client's waiting.
            compiler.hooks.failed.tap('docs', settle);
          },
        });
      });
    },
  };
}

/** A loader for each module, by the name that HTML gives it. */
function listIslands(found: ReadonlyMap<string, string>): string {
  const loaders = [...found]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, file]) => `  ${JSON.stringify(key)}: () => import(${JSON.stringify(file)}),\n`);
  return `export const islands = {\n${loaders.join('')}};\n`;
}

/** React's own mark for a module that runs in the browser: its first statement is `'use client'`. */
function isClientModule(file: string): boolean {
  if (!sources.test(file)) return false;
  return /^\uFEFF?(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*['"]use client['"]/.test(readStart(file));
}

/** The mark may stand behind a licence, hardly behind more. */
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
