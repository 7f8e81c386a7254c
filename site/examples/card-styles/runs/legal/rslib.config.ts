import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { legalComments: 'linked', distPath: 'dist/linked' } },
    { output: { legalComments: 'inline', distPath: 'dist/inline' } },
    { output: { legalComments: 'none', distPath: 'dist/none' } },
  ],
  output: { minify: true },
});
