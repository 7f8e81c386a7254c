import { createCache } from '#shared/createCache.ts';
import { messageOf } from '#shared/messageOf.ts';
import { answerQuery } from '../../query/answerQuery.ts';
import { createPlanner } from '../../query/createPlanner.ts';
import type { SearchedIndex } from '../../query/searchedIndex.ts';
import type { QueryOptions, SearchResult } from '../../searchTypes.ts';
import type { SearchBackend } from '../backend.ts';
import { chooseNames } from '../chooseNames.ts';
import { queryIndexes } from '../queryIndexes.ts';
import { toGroup } from '../toGroup.ts';
import { createBatch } from './createBatch.ts';
import {
  type IndexStore,
  type StoredIndex,
  type StoreSnapshot,
  storeFormat,
} from './indexStore.ts';
import { type OrderedPages, orderPages } from './orderPages.ts';
import { openStoreVocabulary } from './storeVocabulary.ts';

/** Answers that are kept, of all indexes together. */
const keptAnswers = 1000;

/** Creates a backend for the indexes that a store holds; `origins` go before the links of each site. */
export async function createStoreBackend(
  store: IndexStore,
  origins: ReadonlyMap<string, string>,
): Promise<SearchBackend> {
  const planners = createCache<ReturnType<typeof createPlanner>>(100);
  const answers = createCache<SearchResult>(keptAnswers);
  const listPages = createPageLists();

  async function searchIndex(
    snapshot: StoreSnapshot,
    index: StoredIndex,
    { text, options }: { text: string; options: QueryOptions },
  ): Promise<SearchResult> {
    const key = `${index.id} ${index.state}`;
    const planQuery = await planners.load(key, async () => createPlanner(index.synonyms));
    return answers.load(`${key} ${JSON.stringify([text, options])}`, async () => {
      const pages = await listPages(snapshot, index);
      return answerQuery(openSearched({ snapshot, index, pages }, planQuery), text, { options });
    });
  }

  let names: string[] = [];
  const listIndexes = async (snapshot: StoreSnapshot): Promise<StoredIndex[]> => {
    const indexes = await snapshot.listIndexes();
    names = [...new Set(indexes.map(({ name }) => name))];
    const other = indexes.find(({ format }) => format !== storeFormat);
    if (!other) return indexes;
    throw new Error(
      `The index "${other.name}" was pushed by another version of this package. Push the site again.`,
    );
  };
  // Readers come back when the store does.
  await store.read(listIndexes).catch((error: unknown) => {
    console.error(`The search backend is not available yet: ${messageOf(error)}`);
  });
  return {
    get names() {
      return names;
    },
    search: (query) =>
      store.read(async (snapshot) => {
        const indexes = await listIndexes(snapshot);
        return Promise.all(
          chooseNames(names, query.searchIndexes).map(async (name) => {
            const [first, ...others] = indexes
              .filter((index) => index.name === name)
              .map((index) => ({
                meta: index,
                query: (text: string, options: QueryOptions) =>
                  searchIndex(snapshot, index, { text, options }),
              }));
            const { keyword: text, lang, limit, offset, tags, folder } = query;
            const options = { limit, offset, tags, folder };
            const result =
              first && (await queryIndexes([first, ...others], { lang, text }, options));
            return toGroup(name, origins.get(name) ?? '', result);
          }),
        );
      }),
    close: () => store.close(),
  };
}

/** Reads the pages of each index once, which takes far fewer bytes than to read those that queries find. */
function createPageLists() {
  const known = new Map<string, { state: string; pages: Promise<OrderedPages> }>();
  return (snapshot: StoreSnapshot, index: StoredIndex): Promise<OrderedPages> => {
    const { name, id, state } = index;
    const key = `${id} ${name}`;
    const kept = known.get(key);
    if (kept?.state === state) return kept.pages;
    const pages = snapshot.listPages(index).then(orderPages);
    known.set(key, { state, pages });
    pages.catch(() => {
      if (known.get(key)?.pages === pages) known.delete(key);
    });
    return pages;
  };
}

/** An index of a store, in one state. */
interface OpenStored {
  snapshot: StoreSnapshot;
  index: StoredIndex;
  pages: OrderedPages;
}

/** Opens an index of a store for one query. */
function openSearched(
  { snapshot, index, pages }: OpenStored,
  planQuery: SearchedIndex['planQuery'],
): SearchedIndex {
  const load = createBatch(async (ids: number[]) => {
    const found = await snapshot.loadPages(index, [...new Set(ids)]);
    const known = new Map(found.map((page) => [page.id, page]));
    return ids.map((id) => known.get(id) ?? fail(id));
  });
  const loaded = createCache<Awaited<ReturnType<typeof load>>>(Number.POSITIVE_INFINITY);
  const loadPage = (page: number) =>
    loaded.load(String(page), () => load(pages.pages[page]?.id ?? -1));
  return {
    sections: index.sections,
    planQuery,
    vocabulary: openStoreVocabulary(snapshot, index, pages),
    outlineOf: async (page) => (await loadPage(page)).outline,
    textsOf: async (page) => (await loadPage(page)).texts,
  };
}

function fail(id: number): never {
  throw new Error(
    `The search store has sections of page ${id}, but not the page. Push the site again.`,
  );
}
