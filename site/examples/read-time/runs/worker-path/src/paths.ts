export const copied: string = new URL('./worker.ts', import.meta.url).href;
export const built: string = new URL(/* rspackIgnore: true */ './worker.js', import.meta.url).href;
