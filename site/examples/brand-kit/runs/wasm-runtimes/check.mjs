import { sum } from './dist/index.js';

console.log(sum);
