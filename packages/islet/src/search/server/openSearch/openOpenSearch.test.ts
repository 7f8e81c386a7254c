import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type OpenSearchServer, startOpenSearch } from '#testing/openSearchServer.ts';
import { parseShortPages } from '../../testing.ts';
import { docsLanguages, writeBuiltSite } from '../backendTesting.ts';
import { createStoreBackend } from '../stores/createStoreBackend.ts';
import type { IndexStore } from '../stores/indexStore.ts';
import { readPushedIndexes } from '../stores/readPushedIndexes.ts';
import { openOpenSearch } from './openOpenSearch.ts';
import { readRetryAfter } from './repeatWhileBusy.ts';

let server: OpenSearchServer;
let folder = '';
/** How long the push has waited, each time. */
let waits: number[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pushed-'));
});
beforeEach(async () => {
  server = await startOpenSearch('web', 'a-secret');
  vi.stubEnv('OPENSEARCH_USERNAME', 'web');
  vi.stubEnv('OPENSEARCH_PASSWORD', 'a-secret');
  // Pauses are as long as they are on average.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  waits = [];
  await writeBuiltSite(folder, docsLanguages);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.stop();
});
afterAll(() => rm(folder, { recursive: true }));

const openStore = () =>
  openOpenSearch(server.origin, {
    wait: async (time) => {
      waits.push(time);
    },
  });

async function push() {
  const store = await openStore();
  return store.push('docs', await readPushedIndexes(folder));
}

/** The titles that a reader finds. */
async function findTitles(keyword: string): Promise<string[]> {
  const backend = await createStoreBackend(await openStore(), new Map());
  const groups = await backend.search({ keyword, limit: 7, searchIndexes: [], lang: 'en' });
  return groups.flatMap(({ hits }) => hits.map(({ title }) => title));
}

/** Builds a site whose only page has a title. */
const build = (title: string): Promise<void> =>
  writeBuiltSite(folder, [{ lang: 'en', documents: parseShortPages(`=== /only\n# ${title}\n`) }]);

const current = (): string => server.aliases.get('islet-search-docs') ?? '';

test('a push sends what changed into a new index, leads the alias to it, and deletes the old one', async () => {
  expect(await push()).toEqual({ sections: 12, sent: 12, removed: 0 });
  const first = current();
  const sent = server.batches.length;
  expect(await push()).toEqual({ sections: 12, sent: 0, removed: 0 });
  expect(server.batches).toHaveLength(sent);
  expect(current()).not.toBe(first);
  expect([...server.indexes.keys()]).toEqual([current()]);
  expect([...server.aliases.keys()]).toEqual(['islet-search-docs']);
});

test('a push that was ended leaves the alias, and the next one cleans up', async () => {
  await push();
  server.indexes.set('islet-search-docs.left-over', new Map());
  server.aliases.set('islet-search-docs.left-over.writing', 'islet-search-docs.left-over');
  expect(await findTitles('bundles')).toContain('Output');
  await push();
  expect([...server.indexes.keys()]).toEqual([current()]);
});

test('documents are sent in bounded batches', async () => {
  const pages = Array.from({ length: 600 }, (_, at) => `=== /p${at}\n# Page ${at}\nText.`);
  await writeBuiltSite(folder, [{ lang: 'en', documents: parseShortPages(pages.join('\n')) }]);
  expect(await push()).toMatchObject({ sent: 600 });
  expect(Math.max(...server.batches)).toBe(500);
});

describe('while the engine is too busy', () => {
  const many = (status: number, count: number) => Array.from({ length: count }, () => ({ status }));
  const after = (time: string) => [{ status: 429, headers: { 'retry-after': time } }];
  test.each([
    ['429', many(429, 1), [100]],
    ['429 and 503', [...many(429, 1), ...many(503, 1)], [100, 300]],
    ['429 five times', many(429, 5), [100, 300, 1000, 3000, 9000]],
    ['429 that asks for seven seconds', after('7'), [7000]],
    ['429 that asks for less than the pause', after('0'), [100]],
    ['429 that asks for an hour', after('3600'), [60_000]],
    ['429 that asks for something else', after('soon'), [100]],
  ])('a push waits and goes on after %s', async (_, refusals, expected) => {
    server.refusals.push(...refusals);
    expect(await push()).toMatchObject({ sent: 12 });
    expect(waits).toEqual(expected);
    expect(await findTitles('bundles')).toContain('Output');
  });

  test.each([429, 503])('a push ends after %i for the sixth time', async (status) => {
    server.refusals.push(...many(status, 6));
    await expect(push()).rejects.toThrow(`The search engine answered ${status} to GET /`);
  });

  test('other answers are no reason to wait', async () => {
    server.refusals.push({ status: 400 });
    await expect(push()).rejects.toThrow('The search engine answered 400 to GET /');
    expect(waits).toEqual([]);
  });

  test('a search fails at once', async () => {
    await push();
    server.refusals.push({ status: 429 }, { status: 429 });
    const store = await openStore();
    await expect(store.read(async () => {})).rejects.toThrow('answered 429 to GET /');
    expect(waits).toEqual([]);
  });

  test('a push waits if only one of its searches is refused', async () => {
    await push();
    const busy = { status: 429, error: { type: 'es_rejected_execution_exception' } };
    const refusal = { status: 200, text: JSON.stringify({ responses: [busy] }) };
    server.before.push({ request: /_msearch/, act: () => server.refusals.push(refusal) });
    expect(await push()).toMatchObject({ sent: 0 });
    expect(waits).toEqual([100]);
  });
});

describe('if some documents of a batch are refused', () => {
  test.each([
    ['one', [{ 1: 429 }], [1]],
    ['some, and then one of these', [{ 0: 429, 2: 503 }, { 1: 429 }], [2, 1]],
  ])('only these are sent again: %s', async (_, outcomes, again) => {
    server.refusedDocuments.push(...outcomes);
    await push();
    expect(server.batches.slice(1)).toEqual(again);
    expect(waits).toEqual([100, 300].slice(0, again.length));
    expect(server.indexes.get(current())?.size).toBe(server.batches[0]);
  });

  test.each([
    ['it never will be accepted', [{ 0: 429, 1: 400 }], 'answered 400 to POST /_bulk'],
    ['the engine stays too busy', Array.from({ length: 6 }, () => ({ 0: 429 })), 'answered 429'],
  ])('a push changes nothing if %s', async (_, outcomes, message) => {
    await push();
    const before = current();
    await build('Other');
    server.refusedDocuments.push(...outcomes);
    await expect(push()).rejects.toThrow(message);
    expect(current()).toBe(before);
    server.refusedDocuments.length = 0;
    expect(await findTitles('bundles')).toContain('Output');
  });
});

/** What another push may do meanwhile. */
const replaceCurrent = (): void => {
  const documents = server.indexes.get(current()) ?? new Map();
  server.indexes.delete(current());
  server.indexes.set('islet-search-docs.other', documents);
  server.aliases.set('islet-search-docs', 'islet-search-docs.other');
};
const deleteOthers = (): void => {
  for (const name of server.indexes.keys()) if (name !== current()) server.indexes.delete(name);
  for (const [alias, name] of server.aliases)
    if (!server.indexes.has(name)) server.aliases.delete(alias);
};
const deleteCurrent = (): void => {
  server.indexes.delete(current());
  server.aliases.delete('islet-search-docs');
};
const createNext = (): void => {
  const [, name = ''] = /^PUT \/(.*)$/.exec(server.requests.at(-1) ?? '') ?? [];
  server.indexes.set(name, new Map());
  server.aliases.set(`${name}.writing`, name);
};

describe('what a push needs may be missing', () => {
  test('no index exists before the first one', async () => {
    server.refusals.push({ status: 404 });
    expect(await push()).toMatchObject({ sent: 12 });
  });

  test.each([
    ['the current index is replaced before it is read', 'POST /_msearch', replaceCurrent],
    ['the current index is replaced before it is copied', 'POST /_reindex', replaceCurrent],
    ['the current index is replaced before the alias is', 'POST /_aliases', replaceCurrent],
    ['the current index is deleted before it is copied', 'POST /_reindex', deleteCurrent],
    ['the next index is deleted before it is filled', 'POST /_bulk', deleteOthers],
    ['the next index is deleted before the alias is led to it', 'DELETE \\S+/_alias', deleteOthers],
    ['the current index is deleted by somebody else', 'DELETE [^/]*/[^/]*$', deleteOthers],
    ['the next index is there after all', 'PUT', createNext],
  ])('%s', async (_, request, act) => {
    await push();
    await build('Other');
    server.before.push({ request: new RegExp(`^${request}`), act });
    await push();
    expect(server.before).toEqual([]);
    expect(await findTitles('other')).toEqual(['Other']);
    expect(await findTitles('bundles')).toEqual([]);
    expect([...server.indexes.keys()]).toEqual([current()]);
  });

  test('a reader asks once more if the index was replaced', async () => {
    await push();
    const store = await openStore();
    server.before.push({ request: /_msearch/, act: replaceCurrent });
    const found = await store.read((snapshot) => snapshot.listIndexes());
    expect(found.map(({ lang }) => lang)).toEqual(['en', 'zh']);
    expect(server.before).toEqual([]);
  });
});

test('the pages of an index are read once, and again after a push', async () => {
  await push();
  const store = await openStore();
  let lists = 0;
  const counting: IndexStore = {
    ...store,
    read: (search) =>
      store.read((snapshot) =>
        search({
          ...snapshot,
          listPages: (index) => {
            lists++;
            return snapshot.listPages(index);
          },
        }),
      ),
  };
  const backend = await createStoreBackend(counting, new Map());
  const find = async (keyword: string): Promise<string[]> => {
    const groups = await backend.search({ keyword, limit: 7, searchIndexes: [], lang: 'en' });
    return groups.flatMap(({ hits }) => hits.map(({ title }) => title));
  };
  expect([await find('watch'), await find('distPath'), lists]).toEqual([['Output'], ['Output'], 1]);
  await build('Other');
  await push();
  expect([await find('other'), await find('others'), lists]).toEqual([['Other'], ['Other'], 2]);
});

test.each([
  ['only some shards answer', { status: 200, _shards: { failed: 1 } }, '1 shards have failed'],
  ['it ended too early', { status: 200, timed_out: true, hits: { hits: [] } }, 'ended'],
  [
    'it failed',
    { status: 500, error: { type: 'x' } },
    'answered 500 to POST /_msearch: {"type":"x"}',
  ],
])('a search is not answered with a part: %s', async (_, response, message) => {
  await push();
  const store = await openStore();
  const reading = store.read(async (snapshot) => {
    server.refusals.push({ status: 200, text: JSON.stringify({ responses: [response] }) });
    return snapshot.listIndexes();
  });
  await expect(reading).rejects.toThrow(message);
});

test('errors of the engine name no secrets', async () => {
  vi.stubEnv('OPENSEARCH_PASSWORD', 'not-the-secret');
  const failure = await push().catch(String);
  expect(failure).toMatch(/^Error: The search engine answered 401 to GET /);
  expect(failure).not.toContain('secret');
});

test.each([
  ['there is none', () => server.stop(), /^Error: No answer from \S+: .*ECONNREFUSED/],
  ['something else is there', () => answerWithText(), /^Error: \S+ answers, but not with JSON/],
])('the error says so if %s', async (_, act, message) => {
  await act();
  expect(await push().catch(String)).toMatch(message);
});

async function answerWithText(): Promise<void> {
  server.refusals.push({ status: 200, text: '<html>' });
}

test.each([
  [null, 0],
  ['5', 5000],
  ['Sat, 28 Nov 2026 10:00:03 GMT', 3000],
  ['Sat, 28 Nov 2026 09:00:00 GMT', 0],
  ['', 0],
])('a header Retry-After of %j asks for %i ms', (header, expected) => {
  expect(readRetryAfter(header, Date.UTC(2026, 10, 28, 10))).toBe(expected);
});
