import { readFileSync } from 'node:fs';
import { getAsset, isSea } from 'node:sea';
import { parseArgs } from 'node:util';
import ms from 'ms';

const { values } = parseArgs({ options: { load: { type: 'string' } } });
const words = isSea() ? getAsset('words', 'utf8') : readFileSync('assets/words.txt', 'utf8');
const { inSeconds } = await import('./inSeconds');

console.log('asset:', words.trim());
console.log('imported:', inSeconds(ms('90s')));
console.log('directory:', import.meta.dirname);
console.log('flags:', process.execArgv.join(' '));
if (values.load) {
  await import(values.load).catch((error: Error) => console.log(error.message));
}
