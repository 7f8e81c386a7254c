import { defineConfig, type LibConfig } from '@rslib/core';

const build = (name: string, options: LibConfig): LibConfig => ({
  ...options,
  id: name,
  source: { entry: { [name]: `./src/${name}.ts` }, ...options.source },
});

export default defineConfig({
  lib: [
    build('await', { syntax: 'es5' }),
    build('language', {}),
    build('fields', { bundle: false }),
    build('levels', { bundle: false }),
    build('pick', {
      source: {
        transformImport: [
          {
            libraryName: 'lodash',
            libraryDirectory: '',
            customName: 'lodash/{{ member }}.js',
          },
        ],
      },
      output: { externals: [/^lodash/] },
    }),
  ],
});
