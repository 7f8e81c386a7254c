/**
 * Recorded runs whose commands a worker can run, and that end otherwise there, by the reason. All others write the same
 * bytes; those that no worker can run have their reason in `recordedRuns.ts`.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const differingRuns = {
  'They import a package that the playground does not serve.': [
    'badge-kit/build',
    'badge-kit/lynx',
    'badge-kit/styled',
    'badge-kit/unocss',
    'card-styles/keep-import',
    'card-styles/preprocessors',
    'react-kit/tailwind',
    'ready-bus/rsdoctor',
    'tiny-duration/minify-others',
    'tiny-duration/types-of-typescript-6',
    'tiny-duration/types-side-by-side',
  ],
  'The compiler for 32 bits has another order of names in a table.': [
    'message-bus/lists-options',
    'message-bus/renamed',
    'react-kit/umd-globals',
    'ready-bus/rslib',
    'tiny-duration/out-base-deep',
  ],
  'The declaration files are made by TypeScript 6, not by 7, which takes `--root` and prints unions and errors in another way.':
    [
      'brand-kit/json-types',
      'shop-widgets/host-only-react',
      'tiny-duration/errors-in-types',
      'tiny-duration/types-isolated-javascript',
      'workspace/build',
      'workspace/bundled-sources',
      'workspace/shared-config',
      'workspace/sources',
      'workspace/wrong-order',
    ],
  'The output is the config itself: with the paths of the worker, functions as they are bundled, and no cache.':
    ['tiny-duration/inspect'],
  'A thread of the compiler panics. There, only the process ends; here, the worker does.': [
    'tiny-duration/import-at-runtime',
  ],
  'A program of their own writes a part of the output.': ['toggle-kit/svelte'],
  'They show what the cache of builds does wrong, which is off in a browser.': [
    'read-time/stale-cache',
  ],
};
