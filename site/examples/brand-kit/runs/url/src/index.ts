export const template = new URL('./template.txt', import.meta.url);
