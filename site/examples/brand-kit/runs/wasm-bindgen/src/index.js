export { sum } from './pkg/sum.js';
