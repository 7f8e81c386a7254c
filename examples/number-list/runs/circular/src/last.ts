import { none } from './index';

export const last = (list = none): number => list.at(-1) ?? 0;
