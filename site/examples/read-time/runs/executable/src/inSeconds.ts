/** Writes a number of milliseconds in seconds. */
export const inSeconds = (milliseconds: number): string => `${milliseconds / 1000} s`;
