import path from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { messageOf } from '#common/messageOf.ts';
import type { SearchIndex } from '#search/query/loadIndex.ts';
import { defaultLimit, firstShown } from '#search/searchConstants.ts';
import { openBuiltIndexes } from '#search/server/openBuiltIndexes.ts';
import type { SearchResult } from '#search/types.ts';
import { loadConfig } from '../config/loadConfig.ts';
import { readOutput } from '../output/outputFolder.ts';
import { formatProblems } from '../problems/formatProblems.ts';
import type { CommandOptions } from './commandOptions.ts';
import { drawResult } from './drawResult.ts';

/** Default number of pages in text and JSON output. */
const limits = { text: firstShown, json: defaultLimit };

/** `search`: answers a query, or one per line of standard input, from the index that `build` wrote. */
export async function searchCommand(options: CommandOptions): Promise<number> {
  const { siteRoot, query, lang, json, stdin } = options;
  const loaded = await loadConfig(siteRoot);
  if ('problems' in loaded) {
    process.stderr.write(formatProblems(loaded.problems));
    return 1;
  }
  for (const notice of loaded.notices) process.stderr.write(`${notice}\n`);
  const { config } = loaded;
  const wanted = {
    lang: lang ?? config.lang,
    siteLangs: config.locales.map((locale) => locale.lang),
  };
  const open = () =>
    readOutput(path.resolve(siteRoot, config.outDir), (folder) => openLanguage(folder, wanted));
  const opened = await open();
  if (typeof opened === 'string') {
    process.stderr.write(`${opened}\n`);
    return 1;
  }
  const limit = options.limit ?? (json ? limits.json : limits.text);
  let index = opened;
  const ask = async (text: string): Promise<SearchResult> => {
    try {
      return await index.query(text, { limit, enrich: !json });
    } catch (error) {
      // A build may have replaced the parts of the index, which are loaded on demand.
      const again = await open();
      if (typeof again === 'string') throw error;
      index = again;
      return index.query(text, { limit, enrich: !json });
    }
  };
  const answers = async function* () {
    for await (const text of stdin ? createInterface({ input: process.stdin }) : [query]) {
      const result = await ask(text);
      yield json ? `${JSON.stringify(toLine(text, result))}\n` : drawResult(result);
    }
  };
  try {
    await pipeline(answers, process.stdout, { end: false });
  } catch (error) {
    // The reader, such as `head`, has closed the pipe because it has enough.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPIPE')) throw error;
  }
  return 0;
}

/** Converts a result to the JSON output format. */
function toLine(q: string, { hits }: SearchResult) {
  return {
    q,
    hits: hits.map(({ routePath, anchor, title, header, score }) => ({
      route: routePath,
      anchor,
      title,
      header,
      score: Number(score.toFixed(3)),
    })),
  };
}

/**
 * Opens the index of a language (of the default version, if versions have separate indexes). A language
 * without its own index uses that of the default language. Returns an error message if there is no index.
 */
async function openLanguage(
  outDir: string,
  { lang, siteLangs }: { lang: string; siteLangs: readonly string[] },
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
