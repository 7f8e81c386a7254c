export const SECOND: number = 1_000;
