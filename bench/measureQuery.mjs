import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { register } from 'tsx/esm/api';

// Node 20: later versions run TypeScript without `tsx`.
register();
const { loadIndex } = await import('#islet/search/query/loadIndex.ts');

/** @typedef {{ query: string, bytes: number, requests: number }} QueryFigures */

/**
 * Asks the built index of a site as its search field does, each time as the first query of a reader: bytes of the files
 * that the query reads, without their main file, and that one's own. Hosts send `.bin` files as they are.
 *
 * @param {string} output folder of the built site
 * @param {string} lang
 * @param {readonly string[]} queries
 * @returns {Promise<{ mainBytes: number, queries: QueryFigures[] }>}
 */
export async function measureQuery(output, lang, queries) {
  const hashed = path.join(output, 'hashed');
  const name = `search_index.${lang}`;
  const main = (await readdir(hashed)).find((file) => file.startsWith(`${name}.`));
  if (!main) throw new Error(`"${output}" has no search index for "${lang}".`);
  const bytes = await readFile(path.join(hashed, main));
  const figures = [];
  for (const query of queries) {
    let sum = 0;
    let requests = 0;
    const index = loadIndex(bytes, async (part) => {
      const file = await readFile(path.join(hashed, name, `${part}.bin`));
      sum += file.length;
      requests++;
      return file;
    });
    // What the dialog shows at first.
    await index.query(query, { limit: 7 });
    figures.push({ query, bytes: sum, requests });
  }
  return { mainBytes: bytes.length, queries: figures };
}
