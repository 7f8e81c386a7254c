import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { hashedFolder } from '#shared/url.ts';
import { partsFolder } from '../index/indexFile.ts';
import { loadIndex } from '../query/loadIndex.ts';
import type { LoadPart } from '../query/openIndex.ts';
import type { OpenIndexes } from './queryIndexes.ts';

const fileName = /^search_index\..+\.bin$/;

/** The files of an index. */
interface BuiltFiles {
  main: Uint8Array;
  loadPart: LoadPart;
}

/**
 * Opens the search indexes of a built site, starting with that of the default language and version; parts are
 * loaded on demand. Returns null if the folder has no index, and throws an `IndexError` if one
 * is invalid.
 */
export async function openBuiltIndexes(outDir: string): Promise<OpenIndexes | null> {
  const files = await readBuiltFiles(outDir);
  const indexes = files.map(({ main, loadPart }) => loadIndex(main, loadPart));
  const [first, ...others] = indexes.sort((a, b) => a.meta.order - b.meta.order);
  return first ? [first, ...others] : null;
}

/** Reads the main files of the indexes of a built site, in any order. */
export async function readBuiltFiles(outDir: string): Promise<BuiltFiles[]> {
  const folder = path.join(outDir, hashedFolder);
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => fileName.test(name)).sort();
  return Promise.all(
    files.map(async (name) => {
      const file = path.join(folder, name);
      return {
        main: await readFile(file),
        loadPart: (part) => readFile(path.join(partsFolder(file), `${part}.bin`)),
      };
    }),
  );
}
