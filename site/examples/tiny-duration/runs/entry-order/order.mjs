// Builds with an entry of each extension, removes the one that was taken, and builds again until none is left.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRslib } from '@rslib/core';

const extensions = ['ts', 'js', 'tsx', 'jsx', 'mts', 'cts', 'mjs', 'cjs'];

async function listTaken(name, entry, candidates = extensions) {
  const left = new Set(candidates);
  for (const extension of left) {
    const start = extension === 'cjs' ? 'exports.taken' : 'export const taken';
    writeFileSync(`src/${name}.${extension}`, `${start} = '.${extension}';\n`);
  }
  const taken = [];
  while (left.size > 0) {
    const config = {
      lib: [{ source: entry ? { entry: { index: entry } } : {} }],
      logLevel: 'silent',
      performance: { buildCache: false },
    };
    const rslib = await createRslib({ config });
    const { close } = await rslib.build();
    await close();
    const [, extension] = /["']\.(\w+)["']/.exec(readFileSync('dist/index.js', 'utf8'));
    taken.push(`.${extension}`);
    left.delete(extension);
    rmSync(`src/${name}.${extension}`);
  }
  return taken.join(' ');
}

for (const has of [true, false]) {
  if (!has) rmSync('tsconfig.json');
  console.log(has ? 'With a tsconfig.json' : 'Without a tsconfig.json');
  console.log(`  src/index     ${await listTaken('index')}`);
  for (const [extension, candidates] of Object.entries({
    js: ['js', 'ts', 'tsx', 'jsx'],
    jsx: ['jsx', 'tsx'],
    mjs: ['mjs', 'mts'],
    cjs: ['cjs', 'cts'],
  })) {
    writeFileSync('src/part.entry.ts', `export { taken } from './part.${extension}';\n`);
    const taken = await listTaken('part', './src/part.entry.ts', candidates);
    console.log(`  './part.${`${extension}'`.padEnd(5)} ${taken}`);
  }
}
rmSync('src/part.entry.ts');
