import { IndexError } from '../index/indexFile.ts';
import type { SearchGroup, SearchResult, SearchSource } from '../searchTypes.ts';
import type { PointedIndex } from './openPointer.ts';
import type { WorkerAnswer, WorkerRequest } from './workerMessages.ts';

/** A source with an index in a worker. */
export interface WorkerSearch extends SearchSource {
  /** Resolves when the index is loaded; rejects with an `IndexError` or a network error. */
  ready: Promise<void>;
}

/** Ways to open the index; replaced in tests. */
export interface WorkerSearchOptions {
  startWorker: () => Worker;
  /** Opens the index of a pointer file without a worker. */
  openHere: (url: string) => Promise<PointedIndex>;
}

/**
 * Starts a worker that loads the index of a pointer file. If the browser can't start a worker (some don't if
 * storage is blocked for a site), it searches in the page itself, as it does in pages that are isolated from other origins: the
 * script of a worker would need their headers. If `ready` or a query
 * rejects, close this source and create a new one to try again.
 */
export function createWorkerSearch(
  pointerUrl: string,
  { startWorker, openHere }: WorkerSearchOptions = {
    startWorker: startSearchWorker,
    openHere: openInPage,
  },
): WorkerSearch {
  const url = new URL(pointerUrl, location.href).href;
  const ending = new AbortController();
  const opened = globalThis.crossOriginIsolated
    ? openHere(url)
    : openInWorker(url, startWorker, ending.signal).catch((error: unknown) => {
        if (!(error instanceof StartError)) throw error;
        console.warn('The search runs without a worker.', error.cause);
        return openHere(url);
      });
  const ready = opened.then(() => undefined);
  // Callers that don't await `ready` get the error from their first query.
  ready.catch(() => undefined);

  return {
    ready,
    async query(text, options = {}, onFirst) {
      const index = await opened;
      return toGroups(await index.query(text, options, (first) => onFirst?.(toGroups(first))));
    },
    close: () => ending.abort(),
  };
}

/** The worker could not be started. */
class StartError extends Error {}

interface Waiting {
  onFirst: ((result: SearchResult) => void) | undefined;
  resolve(result: SearchResult | null): void;
  reject(error: Error): void;
}

/** Resolves when the worker has loaded the index; rejects with a `StartError` if it can't be started. */
async function openInWorker(
  url: string,
  startWorker: () => Worker,
  signal: AbortSignal,
): Promise<PointedIndex> {
  const worker = tryToStart(startWorker);
  signal.addEventListener('abort', () => worker.terminate());
  const waiting = new Map<number, Waiting>();
  let requests = 0;
  let isStarted = false;
  const send = (
    ask: (id: number) => WorkerRequest,
    onFirst?: Waiting['onFirst'],
  ): Promise<SearchResult | null> =>
    new Promise((resolve, reject) => {
      const id = requests++;
      waiting.set(id, { resolve, reject, onFirst });
      worker.postMessage(ask(id));
    });
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
    isStarted = true;
    const asked = waiting.get(data.id);
    if ('first' in data) {
      asked?.onFirst?.(data.first);
      return;
    }
    waiting.delete(data.id);
    if ('error' in data) asked?.reject(toError(data.error));
    else asked?.resolve(data.result);
  });
  worker.addEventListener('error', (event) => {
    // An error event without a message means that the script could not be loaded.
    const cause = new Error(`The search worker failed: ${event.message || 'it did not load'}.`);
    for (const { reject } of waiting.values()) {
      reject(isStarted ? cause : new StartError('No worker', { cause }));
    }
    waiting.clear();
  });

  await send((id) => ({ id, open: url }));
  return {
    async query(text, options = {}, onFirst) {
      const result = await send((id) => ({ id, text, options }), onFirst);
      if (!result) throw new Error('The search worker returned no result.');
      return result;
    },
  };
}

function tryToStart(startWorker: () => Worker): Worker {
  try {
    return startWorker();
  } catch (cause) {
    throw new StartError('No worker', { cause });
  }
}

function toGroups({ query: _, ...group }: SearchResult): SearchGroup[] {
  return [{ index: '', ...group }];
}

/** Bundlers recognize workers by this expression. */
function startSearchWorker(): Worker {
  return new Worker(new URL('./searchWorker.ts', import.meta.url));
}

/** The code of the worker, loaded into the page only if needed. */
async function openInPage(url: string): Promise<PointedIndex> {
  const { openPointer } = await import('./openPointer.ts');
  return openPointer(url);
}

function toError({ name, message }: { name: string; message: string }): Error {
  return name === 'IndexError' ? new IndexError(message) : new Error(message);
}
