import { setTimeout as wait } from 'node:timers/promises';

/** Sends requests to an engine with the interface that OpenSearch and Elasticsearch share. */
export interface EngineClient {
  /** Sends one request; the body is JSON, or lines of JSON. Throws with status and cause unless it succeeds. */
  send(method: string, path: string, body?: unknown): Promise<unknown>;
}

/** How long to wait before each further attempt after an answer of 429, in milliseconds. */
const pauses = [100, 300, 1000, 3000, 9000];

/** An answer other than 2xx. */
export class EngineError extends Error {
  readonly status: number;

  constructor(status: number, request: string, cause: string) {
    super(`The search engine answered ${status} to ${request}: ${cause}`);
    this.status = status;
  }
}

interface ClientOptions {
  /** How long a request may take, in milliseconds; without it as long as it takes. */
  timeout?: number;
  /** Whether to try again when the engine is too busy. */
  isPatient: boolean;
}

/** Creates a client; credentials come from the environment. */
export function createClient(origin: string, { timeout, isPatient }: ClientOptions): EngineClient {
  const authorization = readAuthorization(process.env);
  const attempt = async (method: string, path: string, body: unknown): Promise<unknown> => {
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
    });
    const text = await response.text();
    if (!response.ok)
      throw new EngineError(response.status, `${method} ${path}`, text.slice(0, 300));
    return JSON.parse(text);
  };
  return {
    async send(method, path, body) {
      for (const pause of isPatient ? pauses : []) {
        try {
          return await attempt(method, path, body);
        } catch (error) {
          if (!(error instanceof EngineError && error.status === 429)) throw error;
          // Others who were refused don't all come back at the same time.
          await wait(pause * (0.5 + Math.random()));
        }
      }
      return attempt(method, path, body);
    },
  };
}

function readAuthorization(env: NodeJS.ProcessEnv): string | null {
  const { OPENSEARCH_API_KEY: key, OPENSEARCH_USERNAME: user, OPENSEARCH_PASSWORD: password } = env;
  if (key) return `ApiKey ${key}`;
  return user ? `Basic ${Buffer.from(`${user}:${password ?? ''}`).toString('base64')}` : null;
}
