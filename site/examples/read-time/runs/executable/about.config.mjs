import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      source: { entry: { about: './src/about.ts' } },
      experiments: {
        exe: {
          fileName: 'about-read-time',
          outputPath: 'bin',
          seaOptions: {
            assets: { words: './assets/words.txt' },
            execArgv: ['--no-warnings'],
            execArgvExtension: 'cli',
          },
        },
      },
    },
  ],
});
