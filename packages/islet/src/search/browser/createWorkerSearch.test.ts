import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SearchResult } from '../searchTypes.ts';
import { createWorkerSearch } from './createWorkerSearch.ts';
import type { PointedIndex } from './openPointer.ts';
import type { WorkerAnswer, WorkerRequest } from './workerMessages.ts';

const result = (query: string): SearchResult => ({
  query,
  hits: [],
  total: 1,
  answer: null,
  spellings: [],
  folders: [],
});

/** The part of a worker that is used; `answer` returns the message it posts for a request. */
function createWorker(answer: (request: WorkerRequest) => WorkerAnswer | 'error') {
  const target = new EventTarget();
  return Object.assign(target, {
    isEnded: false,
    postMessage(request: WorkerRequest) {
      const data = answer(request);
      const event = data === 'error' ? new Event('error') : new MessageEvent('message', { data });
      queueMicrotask(() => target.dispatchEvent(event));
    },
    terminate() {
      this.isEnded = true;
    },
  });
}

/** Searches with a worker, or in the page if there is none. */
function create(startWorker: () => EventTarget) {
  const opened: string[] = [];
  const here: PointedIndex = { query: async () => result('here') };
  const source = createWorkerSearch('/search_index.en.json', {
    startWorker: startWorker as () => Worker,
    openHere: async (url) => {
      opened.push(url);
      return here;
    },
  });
  return { source, opened };
}

beforeEach(() => vi.stubGlobal('location', { href: 'https://a.example/guide' }));
afterEach(() => vi.unstubAllGlobals());

test('queries the worker and terminates it', async () => {
  const asked: WorkerRequest[] = [];
  const worker = createWorker((request) => {
    asked.push(request);
    return { id: request.id, result: 'open' in request ? null : result(request.text) };
  });
  const { source, opened } = create(() => worker);
  expect(await source.query('a', { limit: 7 })).toMatchObject([{ index: '', total: 1 }]);
  expect(asked).toEqual([
    { id: 0, open: 'https://a.example/search_index.en.json' },
    { id: 1, text: 'a', options: { limit: 7 } },
  ]);
  expect(opened).toEqual([]);
  source.close();
  expect(worker.isEnded).toBe(true);
});

test.each<[string, () => EventTarget]>([
  [
    'is refused',
    () => {
      throw new Error('The operation is insecure.');
    },
  ],
  ['cannot be loaded', () => createWorker(() => 'error')],
])('searches in the page if a worker %s', async (_, startWorker) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { source, opened } = create(startWorker);
  expect(await source.query('a')).toMatchObject([{ index: '', total: 1 }]);
  expect(opened).toEqual(['https://a.example/search_index.en.json']);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

test.each<[string, WorkerAnswer | 'error', RegExp]>([
  ['a damaged index', { id: 1, error: { name: 'IndexError', message: 'damaged' } }, /damaged/],
  ['a worker that fails later', 'error', /The search worker failed/],
])('%s rejects the query', async (_, answer, message) => {
  const worker = createWorker((request) =>
    'open' in request ? { id: request.id, result: null } : answer,
  );
  const { source, opened } = create(() => worker);
  await expect(source.query('a')).rejects.toThrow(message);
  expect(opened).toEqual([]);
});

test('searches in an isolated page itself, without trying a worker', async () => {
  vi.stubGlobal('crossOriginIsolated', true);
  const { source, opened } = create(() => expect.fail('started a worker'));
  await source.query('a');
  expect(opened).toEqual(['https://a.example/search_index.en.json']);
});
