export const badge = '◆';
