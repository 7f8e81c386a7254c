import type { SearchIndex } from '#search/query/loadIndex.ts';
import type { QueryOptions, SearchResult } from '#search/searchTypes.ts';
import { openBuiltIndexes } from '#search/server/openBuiltIndexes.ts';
import { messageOf } from '#shared/messageOf.ts';
import { readOutput } from '../output/files/readOutput.ts';

/** Answers a query from the index of a built site. */
export type Ask = (text: string, options: QueryOptions) => Promise<SearchResult>;

/** The language of the pages to search, and those of the site. */
interface Wanted {
  lang: string;
  siteLangs: readonly string[];
}

/** Opens the index of a language in an output folder. Returns an error message if there is no index. */
export async function openSearch(outDir: string, wanted: Wanted): Promise<Ask | string> {
  const open = (): Promise<SearchIndex | string> =>
    readOutput(outDir, (folder) => openLanguage(folder, wanted));
  const opened = await open();
  if (typeof opened === 'string') return opened;
  let index = opened;
  return async (text, options) => {
    try {
      return await index.query(text, options);
    } catch (error) {
      // A build may have replaced the parts of the index, which are loaded on demand.
      const again = await open();
      if (typeof again === 'string') throw error;
      index = again;
      return index.query(text, options);
    }
  };
}

/**
 * Opens the index of a language (of the default version, if versions have separate indexes). A language
 * without its own index uses that of the default language. Returns an error message if there is no index.
 */
async function openLanguage(
  outDir: string,
  { lang, siteLangs }: Wanted,
): Promise<SearchIndex | string> {
  try {
    const indexes = await openBuiltIndexes(outDir);
    if (indexes.length === 0) {
      return `No search index in ${outDir}. Run \`npm run build\` first.`;
    }
    const own = indexes.find(({ meta }) => meta.lang === lang);
    const found = own ?? (siteLangs.includes(lang) ? indexes[0] : undefined);
    const langs = [...new Set(indexes.map(({ meta }) => meta.lang))].join(', ');
    return found ?? `No search index for "${lang}". Available languages: ${langs}.`;
  } catch (error) {
    return messageOf(error);
  }
}
