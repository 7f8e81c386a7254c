export const accent = '#d9480f';
export type Accent = typeof accent;
