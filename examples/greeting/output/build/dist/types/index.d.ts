/** Says hello. */
export declare function greet(name: string): string;

export { }
