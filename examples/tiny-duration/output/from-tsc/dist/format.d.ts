/** Writes milliseconds as `m:ss`. */
export declare function format(ms: number): string;
