/** The name of the text in the fragment of an address. */
const name = 'text';

/**
 * Packs a text into a fragment, `#text=…`, compressed and in the letters of base64 that URLs keep. A fragment isn't sent
 * to any server.
 */
export async function packText(text: string): Promise<string> {
  const packed = await pipe(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const letters = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''));
  return `#${name}=${letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}

/** Reads the text of a fragment; `null` if there is none, or if it's damaged. */
export async function unpackText(hash: string): Promise<string | null> {
  const [, letters] = /^#text=([\w-]+)$/.exec(hash) ?? [];
  if (letters === undefined) return null;
  try {
    const packed = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(packed, (letter) => letter.charCodeAt(0));
    return new TextDecoder().decode(await pipe(bytes, new DecompressionStream('deflate-raw')));
  } catch {
    return null;
  }
}

async function pipe(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const result = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(result).arrayBuffer());
}
