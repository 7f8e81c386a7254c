export const startCounting = (): Worker => new Worker(new URL('./counter.ts', import.meta.url));
