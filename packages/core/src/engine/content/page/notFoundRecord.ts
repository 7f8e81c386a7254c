import { labelsFor } from '#common/labels.ts';
import type { PageIdentity, PageRecord } from '#common/types.ts';
import { emptyRecord } from './emptyRecord.ts';

/** The record of a 404 page that no one wrote; the theme has all its texts (SPEC 2.1). */
export function notFoundRecord(page: PageIdentity): PageRecord {
  const title = labelsFor(page.lang).notFoundTitle;
  return { ...emptyRecord(page), title, pageType: '404', isWhole: true };
}
