import { parsePage } from '#common/pageFile.ts';

/** Reads a file with page data. Throws if it has something else, or if the browser can't read any. */
export async function readPage({ body }: Response): Promise<unknown> {
  const inflated = body?.pipeThrough(new DecompressionStream('deflate-raw'));
  return parsePage(await new Response(inflated).text());
}
