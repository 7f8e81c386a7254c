import type { PageRecord } from '#common/types.ts';
import type { SearchDocument } from '#search/types.ts';
import type { LinkTargets } from '../scan/resolveLink.ts';
import { collectMentions } from './collectMentions.ts';

/** Gives a page as it is searched; null for one that readers do not look for. */
export function toSearchDocument(
  record: Pick<PageRecord, 'routePath' | 'title' | 'pageType' | 'frontmatter' | 'sections'>,
): SearchDocument | null {
  const { routePath, title, pageType, frontmatter, sections } = record;
  // One that was not written is the first paragraph, which is part of a section.
  const { description = '', searchWeight = 1, tags = [], search, unlisted } = frontmatter;
  const isEmpty = title === '' && sections.length === 0;
  const isHidden = search === false || unlisted === true || searchWeight === 0;
  if (pageType === '404' || isHidden || isEmpty) return null;
  return { routePath, title, description, content: sections, weight: searchWeight, tags };
}

/** Gives all pages of an index as they are searched, with what they call each other. */
export function toSearchDocuments(
  records: readonly PageRecord[],
  targets: Pick<LinkTargets, 'rules' | 'routes' | 'moved'>,
): SearchDocument[] {
  const mentions = collectMentions(records, targets);
  return records.flatMap((record) => {
    const document = toSearchDocument(record);
    return document ? { ...document, mentions: mentions.get(record.routePath) } : [];
  });
}
