/** Calls a function each second with the time that has passed. */
export declare function tick(ms: number, show: (ms: number) => void): void;
