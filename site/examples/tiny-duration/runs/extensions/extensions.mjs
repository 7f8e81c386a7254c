// Builds each format in a package of each type, and prints the name of the file.
import { readdirSync, writeFileSync } from 'node:fs';
import { createRslib } from '@rslib/core';

writeFileSync('src/index.ts', "console.log('loaded');\n");
for (const type of ['module', 'commonjs', undefined]) {
  writeFileSync('package.json', JSON.stringify({ type }));
  const names = [];
  for (const format of ['esm', 'cjs', 'umd', 'iife']) {
    const config = {
      lib: [{ format, output: { distPath: format } }],
      logLevel: 'silent',
      performance: { buildCache: false },
    };
    const rslib = await createRslib({ config });
    const { close } = await rslib.build();
    await close();
    names.push(`${format} ${readdirSync(format).join(' ')}`);
  }
  console.log(`type ${type ?? 'missing'}: ${names.join(', ')}`);
}
