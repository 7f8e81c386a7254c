import colors from './colors.json';

export const accent = colors.red;
