/** Estimates in how many seconds a text is read. */
export declare function readTime(text: string): number;
