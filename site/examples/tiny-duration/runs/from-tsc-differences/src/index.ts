import limits from './limits.json' with { type: 'json' };
import { Unit } from './unit.js';

export const longest = limits.hours * Unit.Hour;
