/** Reads a file with page data. Throws if it has something else, or if the browser can't read any. */
export async function readPage(response: Response): Promise<unknown> {
  // Read to its end first: a stream that is inflated as it arrives may leave the request open.
  const file = new Blob([await response.arrayBuffer()]);
  const inflated = file.stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(inflated).json();
}
