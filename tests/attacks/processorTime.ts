/** Milliseconds of processor time after which what a round does counts as hanging; code of pages is stopped after three seconds. */
export const longest = 30_000;

/** Milliseconds that this process has computed so far, all threads together. Unlike the clock, they don't depend on the load. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
