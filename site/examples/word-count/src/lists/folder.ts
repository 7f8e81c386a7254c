export const lists = new URL('.', import.meta.url);
