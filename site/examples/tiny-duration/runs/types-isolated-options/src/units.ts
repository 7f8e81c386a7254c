/** One second, in milliseconds. */
export const SECOND = 1_000;

/** @internal */
export const CHECKED = 0;
