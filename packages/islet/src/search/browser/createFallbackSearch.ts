import { defaultLimit, fewPages } from '../searchConstants.ts';
import type {
  FolderCount,
  QueryOptions,
  SearchGroup,
  SearchHit,
  SearchSource,
} from '../searchTypes.ts';

/** Where to look for what the pages in the reader's language don't have. */
export interface FallbackOptions {
  /** The reader's language, as routes have it. */
  lang: string;
  /** Opens the index of the default language, the first time it is needed. */
  openFallback: () => SearchSource;
}

/**
 * Searches in the reader's language, and where that has few pages with an answer, shows those of the default language
 * below them. If these can't be loaded, the own ones are all there is.
 */
export function createFallbackSearch(
  own: SearchSource,
  { lang, openFallback }: FallbackOptions,
): SearchSource {
  let opened: SearchSource | null = null;
  const askFallback = async (...query: Parameters<SearchSource['query']>) => {
    opened ??= openFallback();
    try {
      return (await opened.query(...query))[0];
    } catch (error) {
      console.error('The pages in the default language could not be searched.', error);
      return undefined;
    }
  };
  return {
    async query(text, options = {}, onFirst) {
      const isEnough = ([group]: SearchGroup[]): boolean => !group || group.total >= fewPages;
      const groups = await own.query(text, options, (first) => {
        if (isEnough(first)) onFirst?.(first);
      });
      const [group, ...others] = groups;
      if (!group || isEnough(groups)) return groups;
      const left = cutOptions(options, group);
      const other = left.limit > 0 ? await askFallback(text, left) : undefined;
      return other ? [joinGroups(group, other, lang), ...others] : groups;
    },
    close() {
      own.close();
      opened?.close();
    },
  };
}

/** The options for the pages that follow those of a group. */
const cutOptions = (options: QueryOptions, { hits, total }: SearchGroup) => ({
  ...options,
  limit: (options.limit ?? defaultLimit) - hits.length,
  offset: Math.max(0, (options.offset ?? 0) - total),
});

/** Puts the pages of another language below one's own; what is found in both is shown in one's own. */
function joinGroups(group: SearchGroup, other: SearchGroup, lang: string): SearchGroup {
  const withoutLang = ({ routePath }: SearchHit): string =>
    routePath
      .split('/')
      .filter((part) => part !== lang)
      .join('/');
  const known = new Set(group.hits.map(withoutLang));
  const added = other.hits.filter((hit) => !known.has(withoutLang(hit)));
  return {
    ...group,
    hits: [...group.hits, ...added],
    total: group.total + other.total - (other.hits.length - added.length),
    answer: group.answer ?? other.answer,
    spellings: added.length > 0 ? other.spellings : group.spellings,
    folders: addCounts(group.folders ?? [], other.folders ?? []),
  };
}

function addCounts(some: readonly FolderCount[], others: readonly FolderCount[]): FolderCount[] {
  const counts = new Map(some);
  for (const [folder, pages] of others) counts.set(folder, (counts.get(folder) ?? 0) + pages);
  return [...counts];
}
