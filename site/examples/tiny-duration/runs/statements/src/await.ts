export const units = await import('./units');
