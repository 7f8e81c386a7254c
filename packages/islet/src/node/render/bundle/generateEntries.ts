import path from 'node:path';
import type { PageModule } from '../../page/record/findPageModules.ts';
import { packageName } from '../../support/modules/ownPackage.ts';
import { implicitImports } from './pageStyles.ts';

/** What our own entries call the folder of our code; an alias of the bundler. */
export const internal = `${packageName}/internal`;

/**
 * Name of the boot entry. Chunks are numbered in the order of their entry names, and the name of a worker
 * is a hexadecimal hash of its path: this name comes after all of them.
 */
export const bootEntry = 'start';

export interface EntryFiles {
  boot: string;
  server: string;
  /** `pluginIslands` provides its content. */
  islands: string;
}

/**
 * Generates the code that connects theme, client and the components of the pages, by absolute path. `main` is a chunk
 * of `boot` and is loaded when the reader first needs it.
 */
export function generateEntries({
  folder,
  modules,
  rules,
  devBase,
}: {
  folder: string;
  modules: readonly PageModule[];
  /** Code of the rules for URLs. */
  rules: string;
  /** Where the dev server is; null in a build. */
  devBase: string | null;
}): Record<string, string> {
  const files = {
    'main.tsx': [
      `import { Layout, islands as themeIslands } from '${packageName}/theme';`,
      `import { startSite } from '${internal}/client/start/startSite';`,
      `import { islands } from './islands.ts';`,
      'export const site = startSite({ theme: { Layout }, islands: { ...themeIslands, ...islands } });',
    ],
    'boot.ts': [
      `import { boot } from '${internal}/client/early/boot';`,
      ...(devBase !== null
        ? [
            // Connects here, so that a page reloads after a fix even if its other scripts failed to load.
            `import { connectDevServer } from '${internal}/client/dev/devClient';`,
            `const connect = connectDevServer(${quote(devBase)});`,
            `const load = async () => connect((await import('./main.tsx')).site);`,
          ]
        : [`const load = () => import('./main.tsx');`]),
      `boot(load, ${rules});`,
    ],
    'server.tsx': [
      `import * as theme from '${packageName}/theme';`,
      `import { componentProps } from '${packageName}/theme/componentProps';`,
      `import { createServerRuntime } from '${internal}/node/render/runtime/serverRuntime';`,
      'export const runtime = createServerRuntime({',
      '  theme,',
      '  componentProps,',
      '  modules: {',
      // Each module has its own import, so that a failing one doesn't affect others; all are in one
      // file, because Node never frees a chunk that it has imported.
      ...[...modules, ...implicitImports.map((request) => ({ key: request, request }))].map(
        ({ key, request }) =>
          `    ${quote(key)}: () => import(/* webpackMode: "eager" */ ${quote(request)}),`,
      ),
      '  },',
      '});',
    ],
    'islands.ts': [],
  };
  return Object.fromEntries(
    Object.entries(files).map(([name, lines]) => [path.join(folder, name), lines.join('\n')]),
  );
}

const quote = (text: string): string => JSON.stringify(text);
