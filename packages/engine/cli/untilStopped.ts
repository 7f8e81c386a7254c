/** Resolves when the process is asked to end; a second request (Ctrl+C reaches a whole group) changes nothing. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    process.on('SIGINT', () => resolve());
    process.on('SIGTERM', () => resolve());
  });
}
