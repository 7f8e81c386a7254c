import { createHash } from 'node:crypto';
import path from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { moduleKey } from '../../page/jsx/moduleKey.ts';
import { type StyleFiles, stylesFile } from './styleFiles.ts';

/**
 * Removes from the site's stylesheet all styles that are only imported by modules of pages, directly or
 * through others. Styles that the same modules import share a stylesheet:
 *
 *   site:     server.tsx ─► theme ─► index.css
 *   modules:  server.tsx ─► A.tsx ─► a.css, shared.css
 *                        ─► B.tsx ─► shared.css          { A: [a, shared], B: [shared] }
 */
export function pluginPageStyles(siteRoot: string): RsbuildPlugin {
  return {
    name: 'islet:page-styles',
    setup(api) {
      api.modifyRspackConfig((config, { environment, rspack }) => {
        if (environment.name !== 'server') return;
        /** Keys of the modules that import a CSS module, by its identifier. */
        let users = new Map<string, string[]>();
        const group: Rspack.OptimizationSplitChunksCacheGroup = {
          type: cssType,
          chunks: 'initial',
          enforce: true,
          test: (module) => users.has(module.identifier()),
          name: (module) => sheetName(users.get(module?.identifier() ?? '') ?? []),
        };
        config.optimization = {
          ...config.optimization,
          splitChunks: { cacheGroups: { default: false, defaultVendors: false, pages: group } },
        };
        const onCompilation = (compilation: Rspack.Compilation): void => {
          const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
          compilation.hooks.finishModules.tap('islet', () => {
            users = findUsers(compilation, siteRoot);
          });
          compilation.hooks.processAssets.tap({ name: 'islet', stage }, () => {
            const files = JSON.stringify(listFiles(compilation, users));
            compilation.emitAsset(stylesFile, new rspack.sources.RawSource(files));
          });
        };
        config.plugins.push({
          apply: ({ hooks }: Rspack.Compiler) => hooks.thisCompilation.tap('islet', onCompilation),
        });
      });
    },
  };
}

const cssType = 'css/mini-extract';

/** Name of the stylesheet that modules with these keys share; it becomes part of the code. */
const sheetName = (keys: readonly string[]): string =>
  `styles-${createHash('sha256').update(keys.join('\n')).digest('hex').slice(0, 8)}`;

/** Finds the CSS modules that only modules of pages import, with the keys of those modules. */
function findUsers(
  { entries, moduleGraph }: Rspack.Compilation,
  siteRoot: string,
): Map<string, string[]> {
  const [dependency] = entries.get('server')?.dependencies ?? [];
  const server = dependency && moduleGraph.getModule(dependency);
  const imports = server ? moduleGraph.getOutgoingConnectionsInOrder(server) : [];

  /**
   * Collects modules and everything they import, except `known` modules, in the order of the imports,
   * which is the order of their styles.
   */
  function collect(
    roots: ReadonlyArray<Rspack.Module | null>,
    known: ReadonlySet<Rspack.Module>,
  ): Set<Rspack.Module> {
    const found = new Set<Rspack.Module>();
    const queue = [...roots];
    for (let module = queue.pop(); module !== undefined; module = queue.pop()) {
      if (!module || known.has(module) || found.has(module)) continue;
      found.add(module);
      const next = moduleGraph.getOutgoingConnectionsInOrder(module).map(({ module }) => module);
      queue.push(...next.reverse());
    }
    return found;
  }

  // `generateEntries` imports the theme statically.
  const isOfPages = ({ dependency: { type } }: (typeof imports)[number]): boolean =>
    type === 'import() eager';
  const theme = imports.filter((statement) => !isOfPages(statement));
  const site = collect(
    theme.map(({ module }) => module),
    new Set(),
  );
  const users = new Map<string, string[]>();
  for (const { module, dependency } of imports.filter(isOfPages)) {
    const { request = '' } = dependency;
    const key = path.isAbsolute(request) ? moduleKey(siteRoot, request) : request;
    for (const found of collect([module], site)) {
      if (found.type !== cssType) continue;
      const identifier = found.identifier();
      users.set(identifier, [...(users.get(identifier) ?? []), key]);
    }
  }
  return users;
}

/** Lists the CSS files of a finished compilation. */
function listFiles(
  { entrypoints, namedChunks }: Rspack.Compilation,
  users: ReadonlyMap<string, readonly string[]>,
): StyleFiles {
  const modules: StyleFiles['modules'] = {};
  const ofPages = new Set<string>();
  for (const [name, keys] of new Map([...users.values()].map((keys) => [sheetName(keys), keys]))) {
    for (const file of [...(namedChunks.get(name)?.files ?? [])].filter(isStylesheet)) {
      ofPages.add(file);
      for (const key of keys) modules[key] = [...(modules[key] ?? []), file];
    }
  }
  const all = entrypoints.get('server')?.getFiles().filter(isStylesheet) ?? [];
  return { site: all.filter((file) => !ofPages.has(file)), modules };
}

const isStylesheet = (file: string): boolean => file.endsWith('.css');
