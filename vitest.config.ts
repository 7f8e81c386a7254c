import { defineConfig } from 'vitest/config';

/** Milliseconds. Nothing waits that long; on a busy machine everything takes its time. */
const limit = 60_000;

export default defineConfig({
  test: {
    include: ['{packages,scripts,bench,fuzz,proof,prose,site}/**/*.test.{ts,tsx}'],
    // Modules keep no state, so the files can share them: it takes half the time.
    isolate: false,
    testTimeout: limit,
    hookTimeout: limit,
  },
});
