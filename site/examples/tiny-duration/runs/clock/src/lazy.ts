/** Calls a function each second with the time that has passed. */
export function tick(ms: number, show: (ms: number) => void): void {
  const start = Date.now() - ms;
  setInterval(() => show(Date.now() - start), 1_000);
}
