export const names = ['m', 's'];
