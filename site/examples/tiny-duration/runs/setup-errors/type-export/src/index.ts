export { Unit } from './types';
