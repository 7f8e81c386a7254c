export const report = undefined;
