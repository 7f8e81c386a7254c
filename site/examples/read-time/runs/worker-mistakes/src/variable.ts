const url = new URL('./worker.ts', import.meta.url);

export const start = (): Worker => new Worker(url);
