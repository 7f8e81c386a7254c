import { createRequire } from 'node:module';
import { 'seconds-per-minute' as fromCommonJs } from './dist/index.cjs';
import { 'seconds-per-minute' as fromEsm } from './dist/index.js';

const required = createRequire(import.meta.url)('./dist/index.cjs');
console.log(fromEsm, fromCommonJs, required['seconds-per-minute']);
