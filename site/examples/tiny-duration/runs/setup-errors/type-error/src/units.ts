export const SECOND: number = '1000';
export const MINUTE = 60 * SECOND;
