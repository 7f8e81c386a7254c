/** Tells whether a client may ask once more. */
export type RateLimit = (client: string) => boolean;

/** More clients than this at a time are forgotten, those first that asked longest ago. */
const mostClients = 10_000;

/**
 * Lets each client ask `perMinute` times a minute on average, and as many at once; `now` gives
 * milliseconds.
 */
export function createRateLimit(perMinute: number, now: () => number = Date.now): RateLimit {
  const clients = new Map<string, { left: number; at: number }>();
  return (client) => {
    const time = now();
    const known = clients.get(client);
    const refilled = known ? known.left + ((time - known.at) * perMinute) / 60_000 : perMinute;
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
