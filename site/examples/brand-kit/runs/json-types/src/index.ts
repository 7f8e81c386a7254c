import colors from './colors.json';

export const accent = colors.red;
export const theme = { ...colors, white: '#fff' };
export type Color = keyof typeof colors;
export { colors };
