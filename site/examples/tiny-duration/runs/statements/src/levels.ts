export { MINUTE } from './units';
export { MINUTE as first } from './units.js';
export { MINUTE as second } from './units.ts';
