/** Reads `m:ss` into milliseconds. */
export declare function parse(text: string): number;
