/** Writes milliseconds as `m:ss`. */
export declare function format(ms: number): string;

/** Reads `m:ss` into milliseconds. */
export declare function parse(text: string): number;

export { }
