import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  source: {
    define: {
      HASH_OF_APP: '__webpack_hash__',
      REQUIRE_OF_APP: '__webpack_require__',
    },
  },
});
