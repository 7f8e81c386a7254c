export * from 'tiny-clock';
export * from './units';
export const version = 1;
