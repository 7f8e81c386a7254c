export const SECOND = 1_000;
export const MINUTE: number = 60 * SECOND;
