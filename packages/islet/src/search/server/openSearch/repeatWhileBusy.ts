/** How long to wait before each further attempt, in milliseconds. */
const pauses = [100, 300, 1000, 3000, 9000];

/** As long as an engine may ask to be left alone, in milliseconds. */
const longestPause = 60_000;

/** Waits, in milliseconds. */
export type PauseFor = (time: number) => Promise<unknown>;

/** An answer that isn't a success, to a request or to a part of one. */
export class EngineError extends Error {
  readonly status: number;
  /** How long the engine asks to wait, in milliseconds. */
  readonly retryAfter: number;

  constructor({ status, retryAfter = 0 }: Refusal, request: string, cause: string) {
    super(`The search engine answered ${status} to ${request}: ${cause.slice(0, 300)}`);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

interface Refusal {
  status: number;
  retryAfter?: number;
}

/** Whether a later attempt may succeed: 429 is too many requests, 503 an engine that starts or has lost a node. */
export const isOverloaded = (status: number): boolean => status === 429 || status === 503;

/** Works, and works again while that throws that the engine is busy: five times within about 14 seconds. */
export async function repeatWhileBusy<T>(work: () => Promise<T>, wait: PauseFor): Promise<T> {
  for (const pause of pauses) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof EngineError && isOverloaded(error.status))) throw error;
      // Others who were refused don't all come back at the same time.
      const own = pause * (0.5 + Math.random());
      await wait(Math.max(own, Math.min(error.retryAfter, longestPause)));
    }
  }
  return work();
}

/** How long a header `Retry-After` asks to wait, in milliseconds: it has seconds or a date. */
export function readRetryAfter(header: string | null, now: number): number {
  if (header === null) return 0;
  const time = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now;
  return Math.max(0, time) || 0;
}
