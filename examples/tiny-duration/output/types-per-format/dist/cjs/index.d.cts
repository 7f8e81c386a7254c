export { format } from './format.cjs';
export { parse } from './parse.cjs';
