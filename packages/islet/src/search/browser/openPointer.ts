import { IndexError, partsFolder } from '../index/indexFile.ts';
import { loadIndex, type SearchIndex } from '../query/loadIndex.ts';

/** An index that is opened through its pointer file, and opened again after a deployment. */
export interface PointedIndex {
  query: SearchIndex['query'];
}

/**
 * Opens the index of a pointer file (`{ "index": URL }`). Rejects with an `IndexError` if a
 * file is missing or invalid, and with the error of `fetch` if the network fails.
 */
export async function openPointer(
  pointerUrl: string,
  request: typeof fetch = fetch,
): Promise<PointedIndex> {
  const load = async (url: string, cache: RequestCache = 'default'): Promise<Response> => {
    const response = await request(url, { cache });
    if (!response.ok) {
      throw new IndexError(`The search index cannot be loaded: ${url} answers ${response.status}.`);
    }
    return response;
  };
  const findIndex = async (): Promise<string> => {
    const value: unknown = await (await load(pointerUrl, 'no-cache')).json().catch(() => null);
    if (typeof value === 'object' && value !== null && 'index' in value) {
      if (typeof value.index === 'string') return new URL(value.index, pointerUrl).href;
    }
    throw new IndexError(`${pointerUrl} does not say where the search index is. Build it again.`);
  };
  const open = async (url: string): Promise<{ url: string; index: SearchIndex }> => {
    const folder = partsFolder(url);
    const index = await loadIndex(await readBytes(await load(url)), async (part) =>
      readBytes(await load(`${folder}/${part}.bin`)),
    );
    return { url, index };
  };

  let opened = await open(await findIndex());
  return {
    async query(...query) {
      const asked = opened;
      try {
        return await asked.index.query(...query);
      } catch (error) {
        // The parts of an old index are gone after a deployment. Another query may have opened the new one.
        const url = await findIndex();
        if (url === asked.url) throw error;
        if (url !== opened.url) opened = await open(url);
        return opened.index.query(...query);
      }
    },
  };
}

const readBytes = async (response: Response): Promise<Uint8Array> =>
  new Uint8Array(await response.arrayBuffer());
