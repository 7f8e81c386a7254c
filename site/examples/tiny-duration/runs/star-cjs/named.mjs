import { MINUTE } from './dist/files/index.cjs';

console.log(MINUTE);
