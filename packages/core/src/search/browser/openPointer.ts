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
  const open = async (url: string): Promise<SearchIndex> => {
    const folder = partsFolder(url);
    return loadIndex(await readBytes(await load(url)), async (part) =>
      readBytes(await load(`${folder}/${part}.bin`)),
    );
  };

  let indexUrl = await findIndex();
  let index = await open(indexUrl);
  return {
    async query(...query) {
      try {
        return await index.query(...query);
      } catch (error) {
        // The parts of an old index are gone after a deployment.
        const url = await findIndex();
        if (url === indexUrl) throw error;
        index = await open(url);
        indexUrl = url;
        return index.query(...query);
      }
    },
  };
}

const readBytes = async (response: Response): Promise<Uint8Array> =>
  new Uint8Array(await response.arrayBuffer());
