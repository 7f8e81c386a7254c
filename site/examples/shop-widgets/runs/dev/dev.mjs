// Starts the development server on a free port with two values of the option, and prints what the manifest says.
import path from 'node:path';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { createRslib } from '@rslib/core';

for (const assetPrefix of [undefined, 'auto']) {
  const rslib = await createRslib({
    cwd: path.resolve('remote'),
    config: {
      lib: [
        {
          format: 'mf',
          output: { distPath: 'dist/mf' },
          plugins: [
            pluginModuleFederation({
              name: 'shop_widgets',
              exposes: { './price': './src/price.tsx' },
              dts: false,
            }),
          ],
        },
      ],
      server: { port: 0 },
      dev: { assetPrefix },
      logLevel: 'error',
    },
  });
  const { port, server } = await rslib.startMFDevServer();
  const response = await fetch(`http://localhost:${port}/mf-manifest.json`);
  const { publicPath } = (await response.json()).metaData;
  console.log(assetPrefix ?? 'default', '->', publicPath.replace(port, '<port>'));
  await server.close();
}
process.exit();
