import type { Unit } from 'time-units';
export declare const units: Unit[];
