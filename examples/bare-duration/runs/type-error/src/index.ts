/** Milliseconds of one second. */
export const SECOND: number = '1000';
