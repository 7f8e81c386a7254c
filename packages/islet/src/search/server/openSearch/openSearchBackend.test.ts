import { afterAll, beforeAll, vi } from 'vitest';
import { type OpenSearchServer, startOpenSearch } from '#testing/openSearchServer.ts';
import { describeBackend } from '../backendTesting.ts';
import { createStoreBackend } from '../stores/createStoreBackend.ts';
import { readPushedIndexes } from '../stores/readPushedIndexes.ts';
import { openOpenSearch } from './openOpenSearch.ts';

let server: OpenSearchServer;
beforeAll(async () => {
  server = await startOpenSearch('web', 'a-secret');
});
afterAll(() => server.stop());

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
