import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { isPageData } from '#shared/isPageData.ts';
import { parsePage, printPage } from '#shared/pageFile.ts';
import type { PageData } from '#shared/types.ts';

/** Writes a file with page data, which `fetchData` reads in the browser. */
export const encodePage = (page: PageData): Buffer => deflateRawSync(printPage(page));

/** Reads a file with page data. Throws if it has something else. */
export function decodePage(bytes: Uint8Array): PageData {
  const page = parsePage(inflateRawSync(bytes).toString());
  if (!isPageData(page)) throw new Error('A file with page data has something else.');
  return page;
}
