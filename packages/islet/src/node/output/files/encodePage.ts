import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { isPageData } from '#shared/isPageData.ts';
import type { PageData } from '#shared/types.ts';

/** Writes a file with page data, which `fetchData` reads in the browser. */
export const encodePage = (page: PageData): Buffer => deflateRawSync(JSON.stringify(page));

/** Reads a file with page data. Throws if it has something else. */
export function decodePage(bytes: Uint8Array): PageData {
  const page: unknown = JSON.parse(inflateRawSync(bytes).toString());
  if (!isPageData(page)) throw new Error('A file with page data has something else.');
  return page;
}
