import type { SearchDocument } from '#search/searchTypes.ts';
import type { PageRecord } from '#shared/types.ts';
import { followLinks } from '../../site/scan/followLinks.ts';
import type { LinkTargets } from '../../site/scan/resolveLink.ts';
import { collectMentions } from './collectMentions.ts';

/** Converts a page to a search document; null if it can't be searched for. */
export function toSearchDocument(
  record: Pick<
    PageRecord,
    'routePath' | 'title' | 'pageType' | 'frontmatter' | 'sections' | 'originalLang'
  >,
): SearchDocument | null {
  const { routePath, title, pageType, frontmatter, sections } = record;
  // Without one, the description is the first paragraph, which is already part of a section.
  const { description = '', answers, searchWeight: weight = 1, tags = [] } = frontmatter;
  const isEmpty = title === '' && sections.length === 0;
  const isHidden = frontmatter.search === false || frontmatter.unlisted === true || weight === 0;
  // The index of its language has the original.
  const isCopy = record.originalLang !== undefined;
  if (pageType === '404' || isHidden || isEmpty || isCopy) return null;
  return { routePath, title, description, answers, content: sections, weight, tags };
}

/** Converts all pages of an index to search documents, with the texts of links between them. */
export function toSearchDocuments(
  records: readonly PageRecord[],
  targets: Omit<LinkTargets, 'files'>,
): SearchDocument[] {
  const links = records.map((record) => ({ from: record, links: record.links }));
  // Files are not searched for.
  const mentions = collectMentions(followLinks({ ...targets, files: new Set() }, links));
  return records.flatMap((record) => {
    const document = toSearchDocument(record);
    return document ? { ...document, mentions: mentions.get(record.routePath) } : [];
  });
}
