import { sum } from 'brand-kit';

console.log(sum);
