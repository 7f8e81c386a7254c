const url = new URL("./static/assets/worker.ts", import.meta.url);
const start = ()=>new Worker(url);
export { start };
