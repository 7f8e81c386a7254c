import type { Unit } from 'time-units';

export const units: Unit[] = [];
