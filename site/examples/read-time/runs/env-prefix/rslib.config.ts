import { defineConfig, loadEnv } from '@rslib/core';

const { publicVars } = loadEnv({ prefixes: ['READ_TIME_'] });

export default defineConfig({
  lib: [{ format: 'esm' }],
  source: { define: publicVars },
});
