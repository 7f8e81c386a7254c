export const startCounting = (): Worker => new Worker(new URL('./counter.js', import.meta.url));
