import { messageOf } from '#shared/messageOf.ts';
import { EngineError, type PauseFor, readRetryAfter, repeatWhileBusy } from './repeatWhileBusy.ts';

/** Sends one request; the body is JSON, or lines of JSON. Throws an `EngineError` unless it succeeds. */
export type Send = (method: string, path: string, body?: unknown) => Promise<unknown>;

/** Sends requests to an engine with the interface that OpenSearch and Elasticsearch share. */
export interface EngineClient {
  /** Sends a request, again while the engine is too busy if the client waits. */
  send: Send;
  /** Does work with requests, again while it throws that the engine is too busy if the client waits. */
  repeat<T>(work: (send: Send) => Promise<T>): Promise<T>;
}

interface ClientOptions {
  /** How long a request may take, in milliseconds; without it as long as it takes. */
  timeout?: number;
  /** How to wait while the engine is too busy; without it, that fails at once. */
  wait?: PauseFor;
}

/** Creates a client; credentials come from the environment. */
export function createClient(origin: string, { timeout, wait }: ClientOptions): EngineClient {
  const authorization = readAuthorization(process.env);
  const attempt: Send = async (method, path, body) => {
    const lines = Array.isArray(body);
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        'content-type': lines ? 'application/x-ndjson' : 'application/json',
        ...(authorization && { authorization }),
      },
      ...(body !== undefined && {
        body: lines
          ? body.map((line) => `${JSON.stringify(line)}\n`).join('')
          : JSON.stringify(body),
      }),
      ...(timeout !== undefined && { signal: AbortSignal.timeout(timeout) }),
    }).catch((error: unknown) => {
      // The message of the error itself is "fetch failed".
      const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
      throw new Error(`No answer from ${origin}: ${messageOf(cause)}`, { cause });
    });
    const text = await response.text();
    if (response.ok) return parseAnswer(text, origin);
    const retryAfter = readRetryAfter(response.headers.get('retry-after'), Date.now());
    throw new EngineError({ status: response.status, retryAfter }, `${method} ${path}`, text);
  };
  const repeat: EngineClient['repeat'] = (work) =>
    wait ? repeatWhileBusy(() => work(attempt), wait) : work(attempt);
  return { repeat, send: (...request) => repeat((send) => send(...request)) };
}

function parseAnswer(text: string, origin: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(
      `${origin} answers, but not with JSON. Check that OpenSearch or Elasticsearch is there.`,
    );
  }
}

function readAuthorization(env: NodeJS.ProcessEnv): string | null {
  const { OPENSEARCH_API_KEY: key, OPENSEARCH_USERNAME: user, OPENSEARCH_PASSWORD: password } = env;
  if (key) return `ApiKey ${key}`;
  return user ? `Basic ${Buffer.from(`${user}:${password ?? ''}`).toString('base64')}` : null;
}
