import path from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import colors from 'picocolors';
import { defaultLimit, firstShown } from '#search/searchConstants.ts';
import type { SearchResult } from '#search/searchTypes.ts';
import { loadConfig } from '../site/config/loadConfig.ts';
import { formatProblems } from '../support/problems/formatProblems.ts';
import type { OptionsOf } from './defineCommand.ts';
import { drawResult } from './drawResult.ts';
import { openSearch } from './openSearch.ts';
import type { searchCommand } from './searchCommand.ts';
import { readOverrides } from './sharedOptions.ts';

/** Default number of pages in text and JSON output. */
const limits = { text: firstShown, json: defaultLimit };

/** `search`: answers a query, or one per line of standard input, from the index that `build` wrote. */
export async function runSearch(options: OptionsOf<typeof searchCommand>): Promise<number> {
  const { siteRoot, query, lang, json, stdin } = options;
  const loaded = await loadConfig(siteRoot, { overrides: readOverrides(options) });
  if ('problems' in loaded) {
    process.stderr.write(formatProblems(loaded.problems));
    return 1;
  }
  for (const notice of loaded.notices) process.stderr.write(`${notice}\n`);
  const { config } = loaded;
  const wanted = {
    lang: lang ?? config.defaultLang,
    siteLangs: config.locales.map((locale) => locale.lang),
  };
  const ask = await openSearch(path.resolve(siteRoot, config.outDir), wanted);
  if (typeof ask === 'string') {
    process.stderr.write(`${ask}\n`);
    return 1;
  }
  const limit = options.limit ?? (json ? limits.json : limits.text);
  const answers = async function* () {
    for await (const text of stdin ? createInterface({ input: process.stdin }) : [query]) {
      // Programs count the lines; people don't ask with an empty one.
      if (stdin && !json && text.trim() === '') continue;
      const result = await ask(text, { limit, enrich: !json });
      if (json) yield `${JSON.stringify(toLine(text, result))}\n`;
      else
        yield stdin ? `${colors.bold(`> ${text}`)}\n${drawResult(result)}\n` : drawResult(result);
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
