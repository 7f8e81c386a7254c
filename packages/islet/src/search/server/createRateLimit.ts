/** Whether a client may send another request; counts it if so. */
export type RateLimit = (client: string) => boolean;

/** Maximum number of clients to remember; those with the oldest requests are dropped first. */
const mostClients = 10_000;

/**
 * Allows each client `perMinute` requests per minute on average, with bursts of the same size; `now` returns
 * milliseconds.
 */
export function createRateLimit(perMinute: number, now: () => number = Date.now): RateLimit {
  const clients = new Map<string, { left: number; at: number }>();
  return (client) => {
    const time = now();
    const known = clients.get(client);
    // The clock may be set back.
    const passed = Math.max(0, time - (known?.at ?? 0));
    const refilled = known ? known.left + (passed * perMinute) / 60_000 : perMinute;
    const left = Math.min(perMinute, refilled);
    clients.delete(client);
    clients.set(client, { left: left >= 1 ? left - 1 : left, at: time });
    for (const oldest of clients.keys()) {
      if (clients.size <= mostClients) break;
      clients.delete(oldest);
    }
    return left >= 1;
  };
}
