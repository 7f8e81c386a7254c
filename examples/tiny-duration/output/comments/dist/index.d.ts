/**
 * Writes milliseconds as `m:ss`.
 *
 * @param ms - A duration in milliseconds.
 * @returns Minutes and seconds, such as `1:35`.
 *
 * @example
 * ```ts
 * format(95_000); // '1:35'
 * ```
 */
export declare function format(ms: number): string;
