import { expect, test, vi } from 'vitest';
import { createStoreBackend } from './createStoreBackend.ts';
import { type IndexStore, type StoreSnapshot, storeFormat } from './indexStore.ts';

const unused = (): never => expect.fail('This is not asked for.');

test('an index that another version has pushed is refused, and the site is named', async () => {
  const index = { id: 1, name: 'docs', lang: 'en', state: '1', sections: 0, synonyms: [] };
  const snapshot: StoreSnapshot = {
    listIndexes: async () => [{ ...index, format: storeFormat - 1 }],
    ...{ findTerms: unused, findSimilar: unused, findSections: unused },
    ...{ listPages: unused, loadPages: unused },
  };
  const store: IndexStore = {
    read: (search) => search(snapshot),
    push: unused,
    close: async () => {},
  };
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const backend = await createStoreBackend(store, new Map());
  const message =
    'The index "docs" was pushed by another version of this package. Push the site again.';
  expect(log.mock.calls).toEqual([[`The search backend is not available yet: ${message}`]]);
  const query = { keyword: 'word', limit: 7, searchIndexes: [], lang: '' };
  await expect(backend.search(query)).rejects.toThrow(message);
});
