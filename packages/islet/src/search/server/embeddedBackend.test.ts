import { expect, test } from 'vitest';
import type { SearchBackend } from './backend.ts';
import { describeBackend } from './backendTesting.ts';
import { createEmbeddedBackend } from './createEmbeddedBackend.ts';

describeBackend('embedded', async (sites) => {
  const open = (all: Array<{ name: string; folder: string }>): Promise<SearchBackend> =>
    createEmbeddedBackend(all.map((site) => ({ ...site, origin: '' })));
  let current = await open(sites);
  return {
    backend: {
      get names() {
        return current.names;
      },
      search: (query) => current.search(query),
    },
    async update(name, folder) {
      current = await open([...sites, { name, folder }]);
    },
    close: async () => {},
  };
});

test('queries have turns, and one that nobody waits for anymore has none', async () => {
  const backend = await createEmbeddedBackend([]);
  const query = { keyword: 'a', limit: 7, searchIndexes: [], lang: '' };
  await expect(backend.search(query, AbortSignal.abort(new Error('late')))).rejects.toThrow('late');
  expect(await backend.search(query)).toEqual([]);
});
