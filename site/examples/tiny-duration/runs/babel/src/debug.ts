export const debug = (...parts: unknown[]): void => console.debug(...parts);
