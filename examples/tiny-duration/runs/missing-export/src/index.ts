export { HOUR } from './units';
