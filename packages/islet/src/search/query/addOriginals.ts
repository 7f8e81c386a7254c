import { defaultLimit, fewPages } from '../searchConstants.ts';
import type { FolderCount, QueryOptions, SearchGroup, SearchHit } from '../searchTypes.ts';

/** What was found in one index. */
type Found = Omit<SearchGroup, 'index'>;

/** Where to look for what the pages in the reader's language don't have. */
export interface Originals {
  /** The reader's language, as routes have it. */
  lang: string;
  /** Asks the pages in the default language; undefined if they can't be searched. */
  ask(options: QueryOptions): Promise<Found | undefined>;
}

/** Whether enough pages match for those in the default language not to be needed. */
export const isEnough = ({ total }: Pick<Found, 'total'>): boolean => total >= fewPages;

/** Adds pages in the default language below those in the reader's, if few of these match. */
export async function addOriginals<Own extends Found>(
  own: Own,
  options: QueryOptions,
  { lang, ask }: Originals,
): Promise<Own> {
  if (isEnough(own)) return own;
  const left = cutOptions(options, own);
  const other = left.limit > 0 ? await ask(left) : undefined;
  return other ? join(own, other, lang) : own;
}

/** The options for the pages that follow those that were found. */
const cutOptions = (options: QueryOptions, { hits, total }: Found) => ({
  ...options,
  limit: (options.limit ?? defaultLimit) - hits.length,
  offset: Math.max(0, (options.offset ?? 0) - total),
});

/** What is found in both languages is shown in one's own. */
function join<Own extends Found>(own: Own, other: Found, lang: string): Own {
  const withoutLang = ({ routePath }: SearchHit): string =>
    routePath
      .split('/')
      .filter((part) => part !== lang)
      .join('/');
  const known = new Set(own.hits.map(withoutLang));
  const added = other.hits.filter((hit) => !known.has(withoutLang(hit)));
  return {
    ...own,
    hits: [...own.hits, ...added],
    total: own.total + other.total - (other.hits.length - added.length),
    answer: own.answer ?? other.answer,
    spellings: added.length > 0 ? other.spellings : own.spellings,
    folders: addCounts(own.folders ?? [], other.folders ?? []),
  };
}

function addCounts(some: readonly FolderCount[], others: readonly FolderCount[]): FolderCount[] {
  const counts = new Map(some);
  for (const [folder, pages] of others) counts.set(folder, (counts.get(folder) ?? 0) + pages);
  return [...counts];
}
