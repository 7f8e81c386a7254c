import { MINUTE } from './index';

export const format = (ms: number): string => `${Math.floor(ms / MINUTE)} min`;
