import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type OpenSearchServer, startOpenSearch } from '#testing/openSearchServer.ts';
import { parseShortPages } from '../../testing.ts';
import { describeBackend, docsLanguages, writeBuiltSite } from '../backendTesting.ts';
import { createStoreBackend } from '../stores/createStoreBackend.ts';
import { readPushedIndexes } from '../stores/readPushedIndexes.ts';
import { openOpenSearch } from './openOpenSearch.ts';

let server: OpenSearchServer;
let folder = '';
beforeAll(async () => {
  server = await startOpenSearch('web', 'a-secret');
  folder = await mkdtemp(path.join(tmpdir(), 'pushed-'));
});
beforeEach(() => {
  vi.stubEnv('OPENSEARCH_USERNAME', 'web');
  vi.stubEnv('OPENSEARCH_PASSWORD', 'a-secret');
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

describeBackend('OpenSearch', async (sites) => {
  vi.stubEnv('OPENSEARCH_USERNAME', 'web');
  vi.stubEnv('OPENSEARCH_PASSWORD', 'a-secret');
  const store = await openOpenSearch(server.origin);
  const update = async (name: string, folder: string): Promise<void> => {
    await store.push(name, await readPushedIndexes(folder));
  };
  for (const { name, folder } of sites) await update(name, folder);
  const backend = await createStoreBackend(store, new Map());
  return { backend, update, close: () => store.close() };
});

async function push(name: string) {
  const store = await openOpenSearch(server.origin);
  return store.push(name, await readPushedIndexes(folder));
}

test('a push sends what changed into a new index, leads the alias to it, and deletes the old one', async () => {
  await writeBuiltSite(folder, docsLanguages);
  expect(await push('changes')).toEqual({ sections: 12, sent: 12, removed: 0 });
  const first = server.aliases.get('islet-search-changes') ?? '';
  const sent = server.batches.length;
  expect(await push('changes')).toEqual({ sections: 12, sent: 0, removed: 0 });
  expect(server.batches).toHaveLength(sent);
  const second = server.aliases.get('islet-search-changes');
  expect(second).not.toBe(first);
  expect(server.indexes.has(first)).toBe(false);
});

test('a push that was ended leaves the alias, and the next one cleans up', async () => {
  await writeBuiltSite(folder, docsLanguages);
  await push('ended');
  const alias = server.aliases.get('islet-search-ended');
  server.indexes.set('islet-search-ended.left-over', new Map());
  await push('ended');
  expect(server.indexes.has('islet-search-ended.left-over')).toBe(false);
  expect(server.indexes.has(alias ?? '')).toBe(false);
});

test('documents are sent in bounded batches, again if the engine is too busy', async () => {
  const pages = Array.from({ length: 600 }, (_, at) => `=== /p${at}\n# Page ${at}\nText.`);
  await writeBuiltSite(folder, [{ lang: 'en', documents: parseShortPages(pages.join('\n')) }]);
  server.batches.length = 0;
  server.refuse(2);
  expect(await push('batches')).toMatchObject({ sent: 600 });
  expect(Math.max(...server.batches)).toBe(500);
});

test('errors of the engine name no secrets', async () => {
  vi.stubEnv('OPENSEARCH_PASSWORD', 'not-the-secret');
  const failure = await push('batches').catch(String);
  expect(failure).toMatch(/^Error: The search engine answered 401 to GET /);
  expect(failure).not.toContain('secret');
});
