import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';

runInThisContext(readFileSync('dist/index.js', 'utf8'));
await globalThis.Greetings.load('./lang/de.js').catch((error) => console.log(String(error)));
