import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadIndex, type SearchIndex } from '../query/loadIndex.ts';

const fileName = /^search_index\..+\.bin$/;

/**
 * Opens the search indexes of a built site, that of the default language and version first; parts are
 * read when a query needs them. Gives none for a folder without any, and throws an `IndexError` for one
 * that cannot be used.
 */
export async function openBuiltIndexes(outDir: string): Promise<SearchIndex[]> {
  const folder = path.join(outDir, 'assets');
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => fileName.test(name)).sort();
  const indexes = await Promise.all(
    files.map(async (name) => {
      const stem = path.join(folder, name.slice(0, -'.bin'.length));
      return loadIndex(await readFile(`${stem}.bin`), (part) =>
        readFile(path.join(stem, `${part}.bin`)),
      );
    }),
  );
  return indexes.sort((a, b) => a.meta.order - b.meta.order);
}
