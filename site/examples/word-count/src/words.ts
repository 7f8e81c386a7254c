export const words = new URL('./words.txt', import.meta.url);
