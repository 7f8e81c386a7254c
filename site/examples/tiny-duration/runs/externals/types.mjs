import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { createRslib } from '@rslib/core';

const formats = ['esm', 'cjs', 'umd', 'iife', 'mf'];
const federation = pluginModuleFederation({ name: 'tiny_duration' });
const lib = formats.map((format) => ({ format, plugins: format === 'mf' ? [federation] : [] }));
const rslib = await createRslib({ config: { lib } });
const { origin } = await rslib.inspectConfig({ mode: 'production' });

console.log('format  library          externals');
for (const { name, output, externalsType } of origin.bundlerConfigs) {
  const library = output.library?.type ?? 'from the plugin';
  console.log(`${name.padEnd(8)}${library.padEnd(17)}${externalsType}`);
}
