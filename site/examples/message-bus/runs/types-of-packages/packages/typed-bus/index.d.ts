import type { Clock } from 'bus-clock';
import type { Format } from './format';
import type { Level } from './internal';

export interface Options {
  clock: Clock;
  level: Level;
  format: Format;
}

export declare function create(options: Options): number;
