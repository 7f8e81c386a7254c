const { performance: webPerformance } = globalThis;

export { webPerformance as performance };
/** `node:perf_hooks`: the clock of the browser. */
export default { performance: webPerformance };
