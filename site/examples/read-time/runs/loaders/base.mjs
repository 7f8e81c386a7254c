export const base = { syntax: 'es2022' };
