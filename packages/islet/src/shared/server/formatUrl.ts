import type { ListenPlace } from './listen.ts';

/** The URL to open for a path: `localhost` for a server on all interfaces, and IPv6 addresses in brackets. */
export function formatUrl({ host, port }: ListenPlace, path: string): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}${path}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}${path}`;
}
