import { readFileSync } from 'node:fs';
import { rsbuild, version } from '@rslib/core';

const show = async (name, read) => {
  try {
    console.log(`${name}: ${read(await import(`./dist/${name}`))}`);
  } catch (error) {
    console.log(`${name}: ${error.name}: ${error.message}`);
  }
};

console.log(`Rslib ${version}, Rsbuild ${rsbuild.version}`);
await show('mode.js', ({ mode }) => mode);
await show('mode.cjs', ({ mode }) => mode);
await show('wait.js', ({ wait }) => wait);
await show('words.js', ({ words }) => JSON.stringify(readFileSync(words, 'utf8')));
await show('folder.js', ({ folder }) => folder.href);
