export const SECOND: number = 1_000;
export const MINUTE: number = 60 * SECOND;

export type Unit = 'm' | 's';
