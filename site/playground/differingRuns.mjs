/**
 * Recorded runs whose commands a worker can run, and that end otherwise there, by the reason. All others write the same
 * bytes; those that no worker can run have their reason in `recordedRuns.ts`.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const differingRuns = {
  'They import a package that the playground does not serve.': [
    'brand-kit/yaml',
    'message-bus/interop',
    'message-bus/optional',
    'message-bus/types-of-packages',
    'react-kit/compiler',
    'react-kit/svg',
    'react-kit/svg-component',
    'react-kit/tailwind',
    'ready-bus/rsdoctor',
    'shop-widgets/dual',
    'tiny-duration/babel',
    'tiny-duration/babel-polyfills',
    'tiny-duration/minify-others',
    'tiny-duration/package-checks',
    'tiny-duration/polyfills',
    'tiny-duration/types-of-typescript-6',
    'tiny-duration/types-side-by-side',
    'tiny-duration/types-unnamed',
    'toggle-kit/solid',
    'toggle-kit/solid-conditions',
    'toggle-kit/solid-server',
    'vue-kit/jsx',
  ],
  'The compiler for 32 bits has another order of names in a table.': [
    'message-bus/lists-options',
    'message-bus/renamed',
    'react-kit/umd-globals',
  ],
  'The declaration files are made by TypeScript 6, not by 7.': [
    'brand-kit/json-types',
    'tiny-duration/old-tsconfig',
    'tiny-duration/types-isolated-javascript',
  ],
  'Several commands share a folder, which a later one empties: what is left of the earlier ones is not compared.':
    [
      'message-bus/out-of-src',
      'react-kit/umd',
      'ready-bus/rslib',
      'tiny-duration/errors-in-build',
      'tiny-duration/errors-in-config',
      'tiny-duration/errors-in-types',
      'tiny-duration/from-tsc-differences',
      'tiny-duration/ids',
      'tiny-duration/out-base-deep',
      'tiny-duration/wrong-types-options',
    ],
  'TypeScript keeps the folder of the first build.': ['shop-widgets/remote'],
  'The output is the config itself, with the paths of the worker.': ['tiny-duration/inspect'],
  'A module is asked for that only a process of its own can load.': [
    'tiny-duration/import-at-runtime',
  ],
  'They are about the cache of builds, which is off in a browser.': ['read-time/stale-cache'],
  'A config without a default export is an empty one.': ['read-time/mistakes'],
};
