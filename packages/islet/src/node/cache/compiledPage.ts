import type { SearchDocument } from '#search/searchTypes.ts';
import type { PageRecord } from '#shared/types.ts';
import { toSearchDocument } from '../output/index/toSearchDocument.ts';
import { collectIds } from '../site/policy/scanHtml.ts';
import { hashContent } from '../support/modules/notes.mjs';

/** What is wrong with the file of a record: its content, or that it can't be written. */
export type CacheFault = 'damaged' | 'unwritable';

/** The parts of a page for the stages that read the text of only some pages. */
export interface PageText {
  prose: Pick<PageRecord, 'body' | 'program' | 'links' | 'problems'>;
  /** Null for a page that can't be searched for, and for one with JSX, whose text is only known after it has been rendered. */
  document: SearchDocument | null;
}

/** A page without its text: what the later stages need, small enough to keep for every page. */
export interface CompiledPage extends Omit<PageRecord, 'body' | 'program' | 'sections'> {
  /** Hash of the HTML; null if it has JSX, whose HTML is only known after it has been rendered. */
  proseHash: string | null;
  /** The ids in the HTML; none if it has JSX. */
  ids: string[];
  /** Hash of what is searched; null like the document. */
  searchHash: string | null;
  /** Hash of everything that it was made from; null if it isn't cached. */
  inputHash: string | null;
  /** False if an earlier build compiled it. */
  isFresh: boolean;
  fault: CacheFault | null;
}

/** A page that was compiled, in its two parts. */
export interface SplitPage {
  page: CompiledPage;
  text: PageText;
}

/** Splits a record that was just compiled, and isn't cached. */
export function splitRecord(record: PageRecord): SplitPage {
  const { body, program, sections: _, ...rest } = record;
  const { links, problems } = rest;
  const html = program === null ? body.join('') : null;
  const document = html === null ? null : toSearchDocument(record);
  return {
    page: {
      ...rest,
      proseHash: html === null ? null : hashContent(html),
      ids: html === null ? [] : collectIds(html),
      searchHash: hashDocument(document),
      inputHash: null,
      isFresh: true,
      fault: null,
    },
    text: { prose: { body, program, links, problems }, document },
  };
}

/** Hash of what is searched; null if that is nothing. */
export const hashDocument = (document: SearchDocument | null): string | null =>
  document && hashContent(JSON.stringify(document));
