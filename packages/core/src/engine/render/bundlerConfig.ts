import { mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { trustedPolicies } from '#common/trust.ts';
import type { EntryFiles } from './generateEntries.ts';
import { pluginIslands } from './pluginIslands.ts';
import { pluginPageStyles } from './pluginPageStyles.ts';
import { librariesFolder, sourcesFolder } from './sourcesFolder.ts';

/**
 * What the bundler calls the boot script. Chunks are numbered by the names of their entries, and a
 * worker has a hexadecimal hash of its path for one: this name comes after all of these.
 */
export const bootEntry = 'start';

/**
 * Two environments over the same sources. `server` renders pages in Node and also emits the CSS of
 * everything a page can show: the stylesheet of the site, and those of `pluginPageStyles`; `client` is
 * what the browser runs and carries no CSS of its own.
 */
export function createBundlerConfig({
  entries,
  siteRoot,
  base,
  outputs,
  hash,
  overrides,
}: {
  entries: EntryFiles;
  siteRoot: string;
  base: string;
  /** Absolute folders for the two outputs. */
  outputs: { client: string; server: string };
  /** What names of scripts have before their ending: a dot and the bundler's pattern, or nothing. */
  hash: string;
  /** `rsbuild` of the site config. */
  overrides: RsbuildConfig;
}): RsbuildConfig {
  const folder = 'assets';
  const ours: RsbuildConfig = {
    root: siteRoot,
    // Errors are reported with all other problems.
    logLevel: 'silent',
    plugins: [
      pluginReact(),
      pluginIslands({ siteRoot, islandsFile: entries.islands }),
      pluginPageStyles(siteRoot),
    ],
    resolve: { alias: { '@docs/core': sourcesFolder } },
    tools: {
      htmlPlugin: false,
      // Compiles only the few forms that a browser gets wrong, not all parameters of functions.
      swc: { env: { bugfixes: true } },
      rspack: {
        resolve: { modules: ['node_modules', librariesFolder] },
        // Makes the addresses of workers ones that the policy of the site lets through.
        output: { trustedTypes: { policyName: trustedPolicies.workers } },
        // What is not broken still finds the mistakes of the pages, in the same run.
        optimization: { emitOnErrors: true },
      },
    },
    // Modules find each other by relative addresses; workers are asked for at this one.
    dev: { assetPrefix: base },
    output: {
      assetPrefix: base,
      legalComments: 'none',
      manifest: true,
      filename: { js: `[name]${hash}.js`, css: 'style.[contenthash:8].css' },
      filenameHash: true,
      cleanDistPath: true,
      copy: [],
    },
    server: { publicDir: false, printUrls: false },
    performance: { printFileSize: false },
    environments: {
      client: {
        source: {
          entry: {
            [bootEntry]: {
              import: entries.boot,
              filename: `${folder}/boot${hash}.js`,
              html: false,
            },
          },
        },
        output: {
          target: 'web',
          emitCss: false,
          module: true,
          distPath: {
            root: outputs.client,
            js: folder,
            jsAsync: folder,
            image: folder,
            svg: folder,
            font: folder,
            media: folder,
            assets: folder,
          },
        },
        splitChunks: false,
      },
      server: {
        source: { entry: { server: { import: entries.server, html: false } } },
        output: {
          target: 'node',
          module: false,
          emitCss: true,
          emitAssets: false,
          minify: { js: false, css: true },
          filename: { js: '[name].cjs', css: 'style.[contenthash:8].css' },
          distPath: { root: outputs.server, css: folder, js: '' },
        },
        splitChunks: false,
      },
    },
  };
  return mergeRsbuildConfig(ours, overrides);
}
