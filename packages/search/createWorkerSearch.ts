import { IndexError } from './indexFile.ts';
import type { SearchGroup, SearchResult, SearchSource } from './types.ts';
import type { WorkerAnswer, WorkerRequest } from './workerMessages.ts';

/** A source over an index in a worker. */
export interface WorkerSearch extends SearchSource {
  /** Resolves when the index is loaded; rejects with an `IndexError` or a network error. */
  ready: Promise<void>;
}

/**
 * Starts a worker and has it load the index that the pointer names. When `ready` or a query rejects,
 * close this source and create another one to try again.
 */
export function createWorkerSearch(
  pointerUrl: string,
  startWorker: () => Worker = startSearchWorker,
): WorkerSearch {
  const worker = startWorker();
  const waiting = new Map<number, Waiting>();
  let requests = 0;
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
    for (const { reject } of waiting.values()) {
      reject(new Error(`The search worker failed: ${event.message}`));
    }
    waiting.clear();
  });
  const url = new URL(pointerUrl, location.href).href;
  const ready = send((id) => ({ id, open: url })).then(() => undefined);
  // Whoever does not wait for it learns of a failure from the first query.
  ready.catch(() => undefined);

  return {
    ready,
    async query(text, options = {}, onFirst) {
      await ready;
      const result = await send(
        (id) => ({ id, text, options }),
        (first) => onFirst?.(toGroups(first)),
      );
      return result ? toGroups(result) : [];
    },
    close: () => worker.terminate(),
  };
}

function toGroups({ query: _, ...group }: SearchResult): SearchGroup[] {
  return [{ index: '', ...group }];
}

interface Waiting {
  onFirst: ((result: SearchResult) => void) | undefined;
  resolve(result: SearchResult | null): void;
  reject(error: Error): void;
}

/** Bundlers find the worker by this expression. */
function startSearchWorker(): Worker {
  return new Worker(new URL('./searchWorker.ts', import.meta.url), { type: 'module' });
}

function toError({ name, message }: { name: string; message: string }): Error {
  return name === 'IndexError' ? new IndexError(message) : new Error(message);
}
