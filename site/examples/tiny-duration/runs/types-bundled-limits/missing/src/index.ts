export type { Unit } from './units';
export { SECOND } from './units';
