import colors from './colors.json';
export declare const accent: string;
export declare const theme: {
    red: string;
    blue: string;
    white: string;
};
export type Color = keyof typeof colors;
export { colors };
