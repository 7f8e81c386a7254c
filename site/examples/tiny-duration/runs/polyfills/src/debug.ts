export const isDebug = (): boolean => process.env.DEBUG === '1';
