import type { Level } from './internal';

declare type Clock = () => number;

export declare const connect: (options: Options) => number;

declare type Format = 'text' | 'json';

export declare interface Options {
    clock: Clock;
    level: Level;
    format: Format;
}

export { }
