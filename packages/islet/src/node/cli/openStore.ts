import { openOpenSearch } from '#search/server/openSearch/openOpenSearch.ts';
import { openPostgres } from '#search/server/postgres/openPostgres.ts';
import type { IndexStore } from '#search/server/stores/indexStore.ts';

interface StoreOptions {
  /** Connections at most, if the engine has such. */
  connections: number;
  /** A role that may read what is pushed. */
  reader?: string | null;
}

/** Opens the engine that a URL leads to; see `backendUrl`. */
export function openStore(url: URL, options: StoreOptions): Promise<IndexStore> {
  if (!url.protocol.startsWith('opensearch')) return openPostgres(url.href, options);
  return openOpenSearch(url.href.replace(/^opensearch\+/, '').replace(/\/$/, ''));
}
