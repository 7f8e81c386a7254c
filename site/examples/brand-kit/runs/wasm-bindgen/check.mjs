import { readFile } from 'node:fs/promises';
import { sum } from './dist/index.js';
import { start } from './dist/source/index.js';
import init, { sum as sumLater } from './dist/web/index.js';

console.log('bundler', sum(1, 2));

await init(await readFile('src/add.wasm'));
console.log('web', sumLater(1, 2));

const { add } = await start({});
console.log('source', add(1, 2));
