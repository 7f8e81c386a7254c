/** All numbers of a list added up. */
export const sum = (list: number[]): number => list.reduce((total, next) => total + next, 0);
