import { colors } from './dist/copied/index.js';

const wrong: number = colors.red;
console.log(wrong);
