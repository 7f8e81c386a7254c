/** The last of several durations, or 0. */
export const last = (list?: number[]): number => list?.at(-1) ?? 0;
