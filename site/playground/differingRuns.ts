/**
 * Recorded runs whose commands a worker can run, and that end otherwise there, by the reason. All others write the same
 * bytes; those that no worker can run have their reason in `recordedRuns.ts`.
 */
export const differingRuns: Readonly<Record<string, readonly string[]>> = {
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
    'tiny-duration/polyfills',
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
  'The declaration files are made by TypeScript 6, which orders properties otherwise.': [
    'brand-kit/json-types',
  ],
  'They are about the cache of builds, which is off in a browser.': ['read-time/stale-cache'],
  'A config without a default export is an empty one.': ['read-time/mistakes'],
};
