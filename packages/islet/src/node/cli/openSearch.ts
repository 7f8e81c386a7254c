import type { QueryOptions, SearchResult } from '#search/searchTypes.ts';
import { openBuiltIndexes } from '#search/server/openBuiltIndexes.ts';
import { type OpenIndexes, queryIndexes } from '#search/server/queryIndexes.ts';
import { messageOf } from '#shared/messageOf.ts';
import { readOutput } from '../output/files/readOutput.ts';

/** Answers a query from the index of a built site. */
export type Ask = (text: string, options: QueryOptions) => Promise<SearchResult>;

/** The language of the pages to search, and those of the site. */
interface Wanted {
  lang: string;
  siteLangs: readonly string[];
}

/** Opens the indexes of an output folder for a language. Returns an error message if there is none. */
export async function openSearch(outDir: string, wanted: Wanted): Promise<Ask | string> {
  const { lang } = wanted;
  const open = (): Promise<OpenIndexes | string> =>
    readOutput(outDir, (folder) => openFor(folder, wanted));
  const opened = await open();
  if (typeof opened === 'string') return opened;
  let indexes = opened;
  return async (text, options) => {
    try {
      return await queryIndexes(indexes, { lang, text }, options);
    } catch (error) {
      // A build may have replaced the parts of the index, which are loaded on demand.
      const again = await open();
      if (typeof again === 'string') throw error;
      indexes = again;
      return queryIndexes(indexes, { lang, text }, options);
    }
  };
}

/** Opens all indexes. Returns an error message if there is none, or the site doesn't have the language. */
async function openFor(outDir: string, { lang, siteLangs }: Wanted): Promise<OpenIndexes | string> {
  try {
    const indexes = await openBuiltIndexes(outDir);
    if (indexes === null) return `No search index in ${outDir}. Run \`npm run build\` first.`;
    const langs = [...new Set(indexes.map(({ meta }) => meta.lang))];
    if (langs.includes(lang) || siteLangs.includes(lang)) return indexes;
    return `No search index for "${lang}". Available languages: ${langs.join(', ')}.`;
  } catch (error) {
    return messageOf(error);
  }
}
