export { format } from './format.ts';
