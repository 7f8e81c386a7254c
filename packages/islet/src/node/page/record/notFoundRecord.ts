import type { Labels } from '#shared/labels.ts';
import type { PageIdentity, PageRecord } from '#shared/types.ts';
import { emptyRecord } from './emptyRecord.ts';

/** The record of the engine's own 404 page; the theme has all its texts (SPEC 2.1). */
export function notFoundRecord(page: PageIdentity, { notFoundTitle }: Labels): PageRecord {
  return { ...emptyRecord(page), title: notFoundTitle, pageType: '404', isWhole: true };
}
