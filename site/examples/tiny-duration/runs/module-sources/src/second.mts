export const SECOND = 1_000;
