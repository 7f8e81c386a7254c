export const en = { second: 'second', minute: 'minute' };
