export type Units = typeof import('./units');
