import { colors } from './dist/plain/index.js';

const wrong: number = colors.red;
console.log(wrong);
