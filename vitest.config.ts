import { configDefaults, defineConfig } from 'vitest/config';
import { patience } from '#islet/testing/patience.mjs';

/** Milliseconds after which a test hangs. Nothing waits that long: a test may take several steps, as many builds. */
const limit = 3 * patience;

export default defineConfig({
  // The sources of our own package.
  ssr: { resolve: { conditions: ['islet-source', 'module', 'node', 'development|production'] } },
  test: {
    globalSetup: 'scripts/buildPackages.mjs',
    setupFiles: ['scripts/withoutColors.mjs', 'scripts/seedProperties.mjs'],
    // The built package, which Node loads as it does for a site.
    server: { deps: { external: [/\/packages\/islet\/dist\//] } },
    include: ['{packages,scripts,bench,site,manual,tests}/**/*.test.{ts,tsx}'],
    // What takes long, and repeats in depth what a test beside it already covers.
    exclude: [
      ...configDefaults.exclude,
      // Projects with tests of their own.
      'site/examples/**',
      ...(process.env.TEST_ALL ? [] : ['**/*.slow.test.*']),
    ],
    // Modules keep no state, so the files can share them: it takes half the time.
    isolate: false,
    // One less, as by default, would be one on a machine with two processors, and the last to end in `npm test`.
    maxWorkers: '100%',
    testTimeout: limit,
    hookTimeout: limit,
    // A snapshot that is missing would be written, and the test would pass. `-u` writes it.
    update: 'none',
    expect: { poll: { timeout: limit } },
  },
});
