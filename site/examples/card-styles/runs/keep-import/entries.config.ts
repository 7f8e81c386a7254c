import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      source: {
        entry: {
          index: './src/index.ts',
          menu: './src/menu.ts',
          names: './src/names.ts',
        },
      },
      output: { distPath: 'dist/entries' },
      tools: {
        rspack: (_, { appendPlugins, rspack }) => {
          appendPlugins(
            new rspack.BannerPlugin({
              raw: true,
              entryOnly: true,
              test: /\.js$/,
              banner: ({ chunk }) =>
                [...chunk.files].some((file) => file.endsWith('.css'))
                  ? `import "./${chunk.name}.css";`
                  : '',
            }),
          );
        },
      },
    },
  ],
  output: { target: 'web' },
});
