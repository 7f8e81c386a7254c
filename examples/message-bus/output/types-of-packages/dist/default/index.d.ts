import type { Clock } from 'bus-clock';
import type { Level } from './internal';

export declare const connect: (options: Options) => number;

declare type Format = 'text' | 'json';

export declare interface Options {
    clock: Clock;
    level: Level;
    format: Format;
}

export { }
