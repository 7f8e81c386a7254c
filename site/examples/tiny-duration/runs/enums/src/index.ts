import { Unit } from './units';

export const hour = 60 * Unit.Minute;
