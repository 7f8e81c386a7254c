import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { UrlRules } from '#common/url.ts';
import type { PageModule } from '../content/page/findPageModules.ts';
import { implicitImports } from './pageStyles.ts';

export interface EntryFiles {
  boot: string;
  server: string;
  /** Written by `pluginIslands`. */
  islands: string;
}

/**
 * Writes the three small programs that tie theme, client and the components of the pages together.
 * `main` is a chunk of `boot`, loaded when the reader first needs it.
 */
export async function generateEntries({
  folder,
  modules,
  rules,
  dev,
}: {
  folder: string;
  modules: readonly PageModule[];
  rules: UrlRules;
  dev: boolean;
}): Promise<void> {
  const files = {
    'main.tsx': [
      `import { Layout, islands as themeIslands } from '@docs/core/theme/index.tsx';`,
      `import { start } from '@docs/core/client/start/main.tsx';`,
      `import { islands } from './islands.ts';`,
      'export const site = start({ theme: { Layout }, islands: { ...themeIslands, ...islands } });',
    ],
    'boot.ts': [
      `import { boot } from '@docs/core/client/early/boot.ts';`,
      ...(dev
        ? [
            // Connected from here, a page whose other scripts do not load still hears of their mend.
            `import { connectDevServer } from '@docs/core/client/dev/devClient.ts';`,
            `const connect = connectDevServer(${quote(rules.base)});`,
            `const load = async () => connect((await import('./main.tsx')).site);`,
          ]
        : [`const load = () => import('./main.tsx');`]),
      `boot(load, ${JSON.stringify(rules)});`,
    ],
    'server.tsx': [
      `import * as theme from '@docs/core/theme/index.tsx';`,
      `import { createServerRuntime } from '@docs/core/engine/render/serverRuntime.tsx';`,
      'export const runtime = createServerRuntime({',
      '  theme,',
      '  modules: {',
      // Each by itself, so that one that fails takes no other along; in one file, since Node keeps
      // what it imported by its name.
      ...[...modules, ...implicitImports.map((request) => ({ key: request, request }))].map(
        ({ key, request }) =>
          `    ${quote(key)}: () => import(/* webpackMode: "eager" */ ${quote(request)}),`,
      ),
      '  },',
      '});',
    ],
  };
  await mkdir(folder, { recursive: true });
  for (const [name, lines] of Object.entries(files)) {
    await writeIfChanged(path.join(folder, name), `${lines.join('\n')}\n`);
  }
}

const quote = (text: string): string => JSON.stringify(text);

/** Leaves a file with the same content alone, so that a watching bundler stays quiet. */
async function writeIfChanged(file: string, content: string): Promise<void> {
  const old = await readFile(file, 'utf8').catch(() => null);
  if (old !== content) await writeFile(file, content);
}
