import type { PageIdentity } from '#shared/types.ts';

/** Leaves out all but the identity of a page. */
export function toIdentity(page: PageIdentity): PageIdentity {
  const { filePath, pagePath, routePath, lang, version, listPage, originalLang } = page;
  if (listPage === undefined && originalLang === undefined) {
    return { filePath, pagePath, routePath, lang, version };
  }
  return { filePath, pagePath, routePath, lang, version, listPage, originalLang };
}
