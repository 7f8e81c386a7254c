import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      source: { entry: { 'read-time': './src/cli.ts' } },
      experiments: {
        exe: {
          targets: [
            { platform: 'linux', arch: 'x64' },
            { platform: 'darwin', arch: 'arm64' },
            { platform: 'win32', arch: 'x64', nodeVersion: '25.8.0' },
          ],
        },
      },
    },
  ],
});
