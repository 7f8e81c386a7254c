import type { PageIdentity } from '#shared/types.ts';
import type { CompileContext } from '../page/record/compileContext.ts';
import { compilePage } from '../page/record/compilePage.ts';
import { type PageText, type SplitPage, splitRecord } from './compiledPage.ts';
import type { RecordCache } from './recordCache.ts';

/** Compiles a page, and keeps it in the cache of records if there is one. */
export async function compileCached(
  page: PageIdentity,
  context: CompileContext,
  cache: RecordCache | null,
): Promise<SplitPage> {
  const start = Date.now();
  const links = new Map<string, string | null>();
  const record = await compilePage(page, {
    ...context,
    resolveLink(from, href) {
      const url = context.resolveLink(from, href);
      links.set(href, url);
      return url;
    },
  });
  const compiled = splitRecord(record);
  if (cache === null) return compiled;
  return { ...compiled, page: cache.keep(page, compiled, { start, links }) };
}

/** Reads the text of a page from the cache; without it, or if it is damaged there, the page is compiled again. */
export async function readCachedText(
  page: PageIdentity,
  context: CompileContext,
  cache: RecordCache | null,
): Promise<PageText> {
  return cache?.readText(page) ?? (await compileCached(page, context, null)).text;
}
