import { createRequire } from 'node:module';
import * as esm from './dist/index.js';

console.log(typeof createRequire(import.meta.url)('./dist/index.cjs'), Object.keys(esm));
