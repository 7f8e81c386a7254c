const copied = new URL("./static/assets/worker.ts", import.meta.url).href;
const built = new URL('./worker.js', import.meta.url).href;
export { built, copied };
