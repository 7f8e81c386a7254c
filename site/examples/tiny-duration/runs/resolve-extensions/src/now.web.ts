export const now = (): number => performance.now();
