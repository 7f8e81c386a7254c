import { red } from './colors.json';

export const accent = red;
