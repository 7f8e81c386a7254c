export const now = (): number => process.uptime() * 1000;
