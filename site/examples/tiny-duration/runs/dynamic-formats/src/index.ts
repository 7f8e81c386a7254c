export const loadParse = async () => (await import('./parse')).parse;
