import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['{packages,scripts,bench,proof,prose,site}/**/*.test.{ts,tsx}'] },
});
