// Starts Rslib as Node.js 18 would: it has another number, and `util` has no `styleText`.
import { syncBuiltinESMExports } from 'node:module';
import util from 'node:util';

delete util.styleText;
syncBuiltinESMExports();
const versions = { ...process.versions, node: '18.20.8' };
Object.defineProperty(process, 'versions', { value: versions });
await import('@rslib/core').catch((error) => console.log(error.message));
