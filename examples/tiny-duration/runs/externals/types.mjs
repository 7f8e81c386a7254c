import { createRslib } from '@rslib/core';

const formats = ['esm', 'cjs', 'umd', 'iife'];
const rslib = await createRslib({ config: { lib: formats.map((format) => ({ format })) } });
const { origin } = await rslib.inspectConfig({ mode: 'production' });

console.log('format  library          externals');
for (const { name, output, externalsType } of origin.bundlerConfigs) {
  console.log(`${name.padEnd(8)}${output.library.type.padEnd(17)}${externalsType}`);
}
