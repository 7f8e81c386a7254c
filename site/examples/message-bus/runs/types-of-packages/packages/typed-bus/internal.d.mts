export type Level = 'info' | 'warn';
