import { IndexError } from '../index/indexFile.ts';
import type { SearchGroup, SearchResult, SearchSource } from '../types.ts';
import type { PointedIndex } from './openPointer.ts';
import type { WorkerAnswer, WorkerRequest } from './workerMessages.ts';

/** A source over an index in a worker. */
export interface WorkerSearch extends SearchSource {
  /** Resolves when the index is loaded; rejects with an `IndexError` or a network error. */
  ready: Promise<void>;
}

/** How the index is opened; for tests. */
export interface WorkerSearchOptions {
  startWorker: () => Worker;
  /** Opens the index that a pointer names, without a worker. */
  openHere: (url: string) => Promise<PointedIndex>;
}

/**
 * Starts a worker and has it load the index that the pointer names. A browser that refuses to start
 * it, as some do that store nothing for a site, searches in the page itself. When `ready` or a query
 * rejects, close this source and create another one to try again.
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
  const opened = openInWorker(url, startWorker, ending.signal).catch((error: unknown) => {
    if (!(error instanceof StartError)) throw error;
    console.warn('The search runs without a worker.', error.cause);
    return openHere(url);
  });
  const ready = opened.then(() => undefined);
  // Whoever does not wait for it learns of a failure from the first query.
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

/** There is no worker, for whatever reason. */
class StartError extends Error {}

interface Waiting {
  onFirst: ((result: SearchResult) => void) | undefined;
  resolve(result: SearchResult | null): void;
  reject(error: Error): void;
}

/** Resolves when the worker has the index; rejects with a `StartError` when there is no worker. */
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
    // An event without a message says that the script could not be loaded.
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
      if (!result) throw new Error('The search worker gave no result.');
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

/** Bundlers find the worker by this expression. */
function startSearchWorker(): Worker {
  return new Worker(new URL('./searchWorker.ts', import.meta.url), { type: 'module' });
}

/** The code of the worker a second time, loaded only when it is needed. */
async function openInPage(url: string): Promise<PointedIndex> {
  const { openPointer } = await import('./openPointer.ts');
  return openPointer(url);
}

function toError({ name, message }: { name: string; message: string }): Error {
  return name === 'IndexError' ? new IndexError(message) : new Error(message);
}
