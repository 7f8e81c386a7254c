export const accent = '#d9480f';
