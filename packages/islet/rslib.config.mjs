import { createRequire } from 'node:module';
import path from 'node:path';
import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig, rspack } from '@rslib/core';
import * as scripts from './src/node/render/document/compiledScripts.mjs';

/** Modules that run in browsers, and render pages on the server: each site's bundler compiles them with its own. */
const siteModules = [
  'src/*.ts',
  'src/{client,search,shared,theme}/**/*.{ts,tsx}',
  'src/node/render/runtime/*.{ts,tsx}',
  '!**/*.d.ts',
  '!**/*.test.{ts,tsx}',
  '!**/testing{,.*,/**}',
  '!src/*/server/**',
  '!src/tools.ts',
];

/** A module with the compiled scripts, so that sites needn't compile them. */
const compiledScripts = Object.entries(scripts)
  .map(([name, script]) => `export const ${name} = ${JSON.stringify(script)};`)
  .join('');

/** Absolute path of the folder with all grammars, which `refractor/yaml` and others are exported from. */
const grammars = path.dirname(createRequire(import.meta.url).resolve('refractor/yaml'));

export default defineConfig({
  // Not what NODE_ENV happens to say.
  mode: 'production',
  // Modules in the cache of the bundler stay as they were after a change of this file.
  performance: { buildCache: false },
  plugins: [pluginReact()],
  lib: [
    {
      id: 'site',
      bundle: false,
      // The browsers that a site supports are its own choice.
      syntax: 'esnext',
      source: { entry: { index: siteModules } },
      output: {
        target: 'web',
        // Stylesheets are compiled by the site's bundler too, and are easier to override as written. The compiler doesn't
        // write declarations that it reads. The engine reads the interface texts, and declarations have their names.
        copy: ['**/*.css', 'types.d.ts', 'shared/labels/*.json'].map((from) => ({
          context: 'src',
          from,
        })),
        externals: [/\.css(?:\?inline)?$/],
      },
    },
    {
      id: 'engine',
      // Node 20: the oldest version that the code is for.
      syntax: ['node 20.19'],
      source: {
        entry: {
          islet: 'src/node/cli/islet.ts',
          tools: 'src/tools.ts',
          runBuildThread: 'src/node/drivers/builder/runBuildThread.ts',
          writePlainBundle: 'src/node/drivers/builder/writePlainBundle.ts',
          writeEditorFiles: 'src/node/site/config/writeEditorFiles.ts',
          // Tests call these in their own process, since a command takes several times as long.
          buildSite: 'src/node/drivers/builder/buildSite.ts',
          compileShard: 'src/node/drivers/builder/compileShard.ts',
          checkSite: 'src/node/drivers/builder/checkSite.ts',
        },
      },
      output: {
        target: 'node',
        distPath: { js: 'node' },
        // With the libraries it is made of: Node starts a few files in a third of the time that hundreds take.
        autoExternal: false,
        // The first two bring programs of their own; who has formulas, diagrams, social images or PostgreSQL installs the others.
        externals: [
          'esbuild',
          /^@rsbuild\//,
          'katex',
          'beautiful-mermaid',
          '@takumi-rs/core',
          'pg',
        ],
      },
      tools: {
        rspack: {
          // `jsAsync` of `distPath` has no effect on Rslib's own name for these files.
          output: { chunkFilename: 'node/[name].js' },
          // Rslib leaves computed imports as they are. The one of `highlighter.ts` is for one of the grammars.
          module: { rules: [{ test: /[\\/]highlighter\.ts$/, parser: { importDynamic: true } }] },
          plugins: [
            new rspack.experiments.VirtualModulesPlugin({
              'src/node/render/document/compiledScripts.mjs': compiledScripts,
            }),
            new rspack.ContextReplacementPlugin(/^refractor$/, grammars, false, /^\.\/[\w-]+$/),
          ],
        },
      },
    },
  ],
});
