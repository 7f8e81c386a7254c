import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { parsePage, printPage } from '#common/pageFile.ts';
import { isStoredPage, restorePage } from '#common/storedPage.ts';
import type { PageData } from '#common/types.ts';

/** Writes a file with page data, which `fetchData` reads in the browser. */
export const encodePage = (page: PageData): Buffer => deflateRawSync(printPage(page));

/** Reads a file with page data. Throws if it has something else. */
export function decodePage(bytes: Uint8Array): PageData {
  const stored = parsePage(inflateRawSync(bytes).toString());
  if (!isStoredPage(stored)) throw new Error('A file with page data has something else.');
  return restorePage(stored);
}
