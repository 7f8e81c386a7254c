import type { IncomingMessage, ServerResponse } from 'node:http';
import { messageOf } from '#shared/messageOf.ts';
import { openServer, type Reply } from '#shared/server/openServer.ts';
import type { SearchBackend } from './backend.ts';
import { createRateLimit } from './createRateLimit.ts';
import { readQuery } from './readQuery.ts';

export interface SearchServerOptions {
  backend: SearchBackend;
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** Host names that it accepts besides `host`, IP addresses and `localhost`. */
  allowHosts: readonly string[];
  /** Origins of pages that may send requests; `*` for all. */
  allowOrigins: readonly string[];
  /** Maximum length of a query in characters. */
  queryLength: number;
  /** Maximum number of requests per client and minute. */
  perMinute: number;
  /** Maximum number of concurrent queries. */
  concurrent: number;
  /**
   * Whether to identify clients by the last entry of `X-Forwarded-For`, which is added by the proxy
   * in front of the server; the client can set all entries before it.
   */
  trustProxy: boolean;
  /** How long a backend may take to answer, in milliseconds; 1800 by default, since readers wait no longer. */
  timeout?: number;
}

export interface SearchServer {
  port: number;
  /** Stops accepting requests and resolves when pending ones are answered. */
  close(): Promise<void>;
}

/** A response without its CORS headers. */
interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

/** Serves `/search` (SPEC 7) and `/health` with a backend; rejects if it can't listen. */
export async function createSearchServer(options: SearchServerOptions): Promise<SearchServer> {
  const { backend } = options;
  const answerSearch = createSearchAnswer(options);
  let isStopping = false;

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    if (request.method === 'OPTIONS') return { status: 204, body: '' };
    if (!request.url?.startsWith('/')) return refuse(400, 'This URL is not valid.');
    // Appended to an origin, a request target is always parsed as a path, even if it starts with two slashes.
    const url = new URL(`http://localhost${request.url}`);
    if (url.pathname === '/search') return answerSearch(url, request);
    if (url.pathname === '/health') {
      return { status: 200, body: { status: 'ok', indexes: backend.names } };
    }
    return refuse(404, 'Not found. Use /search or /health.');
  };

  const underWay = new Set<ServerResponse>();
  // Close idle connections, which browsers open in advance: they would keep the server running.
  const endWhenAnswered = (): void => {
    if (isStopping && underWay.size === 0) server.closeAllConnections();
  };
  const toReply = ({ status, body, headers = {} }: Answer, request: IncomingMessage): Reply => ({
    status,
    headers: {
      ...corsHeaders(request.headers.origin, options.allowOrigins),
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      // An open connection would keep the server running.
      ...(isStopping && { connection: 'close' }),
    },
    body: body === '' ? '' : JSON.stringify(body),
  });
  const { server, port } = await openServer({
    ...options,
    methods: ['GET', 'HEAD', 'OPTIONS'],
    async answer(request, response) {
      underWay.add(response);
      response.once('close', () => {
        underWay.delete(response);
        endWhenAnswered();
      });
      return toReply(await answer(request), request);
    },
    refuse: (status, text, request) => toReply(refuse(status, text), request),
    report,
  });
  return {
    port,
    close: () =>
      new Promise((resolve) => {
        isStopping = true;
        server.close(() => resolve(backend.close?.()));
        endWhenAnswered();
      }),
  };
}

/** Rejects if a backend takes too long, and tells it so. */
async function answerInTime<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  timeout: number,
): Promise<T> {
  const late = new AbortController();
  const timer = setTimeout(
    () => late.abort(new Error(`The search backend did not answer within ${timeout} ms.`)),
    timeout,
  );
  const aborted = new Promise<never>((_, reject) => {
    late.signal.addEventListener('abort', () => reject(late.signal.reason));
  });
  try {
    return await Promise.race([ask(late.signal), aborted]);
  } finally {
    clearTimeout(timer);
  }
}

/** Logs why a search failed: its cause in one line, since a backend that is down fails with every query. */
function report(error: unknown): void {
  const causes = error instanceof AggregateError ? error.errors : [error];
  console.error(`A search failed: ${causes.map(messageOf).join('; ')}`);
}

/** Answers `/search` within the limits on requests per minute and on queries at the same time. */
function createSearchAnswer(options: SearchServerOptions) {
  const { backend, concurrent, trustProxy, timeout = 1800 } = options;
  const mayAsk = createRateLimit(options.perMinute);
  let running = 0;

  return async (url: URL, request: IncomingMessage): Promise<Answer> => {
    if (!mayAsk(clientOf(request, trustProxy))) {
      return refuse(429, 'Too many requests. Try again in a minute.', { 'retry-after': '60' });
    }
    if (running >= concurrent) {
      return refuse(503, 'The server is busy. Try again in a second.', { 'retry-after': '1' });
    }
    const query = readQuery(url.searchParams, options.queryLength);
    if (typeof query === 'string') return refuse(400, query);
    running++;
    try {
      const ask = (signal: AbortSignal) => backend.search(query, signal);
      return { status: 200, body: await answerInTime(ask, timeout) };
    } catch (error) {
      report(error);
      return refuse(503, 'The search is not available. Try again later.', { 'retry-after': '5' });
    } finally {
      running--;
    }
  };
}

const refuse = (status: number, error: string, headers: Record<string, string> = {}): Answer => ({
  status,
  body: { error },
  headers,
});

function clientOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
    : '';
  return forwarded?.trim() || (socket.remoteAddress ?? '');
}

function corsHeaders(origin: string | undefined, allowed: readonly string[]) {
  if (allowed.includes('*')) return { 'access-control-allow-origin': '*' };
  const isAllowed = origin !== undefined && allowed.includes(origin);
  return { vary: 'origin', ...(isAllowed ? { 'access-control-allow-origin': origin } : {}) };
}
