/** Milliseconds of one second. */
export const SECOND = 1_000;
