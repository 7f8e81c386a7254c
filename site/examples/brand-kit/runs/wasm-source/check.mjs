import { createSum } from './dist/later.js';

const sum = await createSum();
console.log(sum(1, 2));
