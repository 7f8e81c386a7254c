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
export function format(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${pad(seconds % 60)}`;
}

/** @internal */
export function pad(n: number): string {
  return String(n).padStart(2, '0');
}
