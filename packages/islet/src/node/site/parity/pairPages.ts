import type { SkeletonSection } from '#shared/skeleton.ts';
import type { PageRecord } from '#shared/types.ts';
import type { SiteConfig } from '../config/schema.ts';

/** What is compared of a page. */
export type PairedPage = Pick<
  PageRecord,
  | 'filePath'
  | 'pagePath'
  | 'routePath'
  | 'lang'
  | 'version'
  | 'originalLang'
  | 'frontmatter'
  | 'isWhole'
> & { skeleton: readonly SkeletonSection[] | null };

/** A page and its translation. */
export interface PagePair<Page> {
  original: Page;
  translation: Page;
}

/** Pairs the pages of each language whose locale names another one as `parity`, without those that couldn't be read. */
export function pairPages<Page extends PairedPage>(
  { locales }: Pick<SiteConfig, 'locales'>,
  pages: readonly Page[],
): Array<PagePair<Page>> {
  const keyOf = (page: Page, lang: string): string => [page.version, lang, page.pagePath].join(':');
  const byKey = new Map(pages.map((page) => [keyOf(page, page.lang), page]));
  return locales.flatMap(({ lang, parity }) => {
    if (parity === undefined) return [];
    return pages.flatMap((translation) => {
      const original = byKey.get(keyOf(translation, parity));
      if (translation.lang !== lang || translation.originalLang !== undefined) return [];
      if (!original?.skeleton || !translation.skeleton) return [];
      return original.isWhole && translation.isWhole ? [{ original, translation }] : [];
    });
  });
}
