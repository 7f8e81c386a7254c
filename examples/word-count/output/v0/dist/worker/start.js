const startCounting = ()=>new Worker(new URL('./counter.js', import.meta.url));
export { startCounting };
