import type { PageRecord } from '@docs/common/types.ts';
import type { SearchDocument } from '@docs/search/types.ts';

/** Gives a page as it is searched; null for one that readers do not look for. */
export function toSearchDocument(
  record: Pick<PageRecord, 'routePath' | 'title' | 'pageType' | 'frontmatter' | 'sections'>,
): SearchDocument | null {
  const { routePath, title, pageType, frontmatter, sections } = record;
  // One that was not written is the first paragraph, which is part of a section.
  const { description = '', searchWeight = 1, tags = [] } = frontmatter;
  const isEmpty = title === '' && sections.length === 0;
  if (pageType === '404' || searchWeight === 0 || isEmpty) return null;
  return { routePath, title, description, content: sections, weight: searchWeight, tags };
}
