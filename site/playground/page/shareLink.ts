import { isProjectFiles, type ProjectFiles } from '../protocol.ts';

/** Characters of the longest link that is made: chats and old proxies cut off longer ones. */
export const longestLink = 16_000;

/** Bytes of the largest project that a link may unfold to. */
const largestProject = 1_000_000;

/** The format of the text that follows it; a later format gets another number. */
const version = '1~';

/** What a fragment carries: a project, nothing for us, or something that can't be read. */
export type LinkContent =
  | { kind: 'project'; files: ProjectFiles }
  | { kind: 'none' }
  | { kind: 'damaged' };

/** The fragment for a project: its version, then deflated JSON in the alphabet of URLs; null if it is too long. */
export async function encodeLink(files: ProjectFiles): Promise<string | null> {
  const json = new Blob([JSON.stringify(files)]).stream();
  const bytes = await readStream(
    json.pipeThrough(new CompressionStream('deflate-raw')),
    largestProject,
  );
  const fragment = `${version}${encodeBytes(bytes)}`;
  return fragment.length > longestLink ? null : fragment;
}

/** Reads the fragment of an address, without its `#`. What it carries is a stranger's: only its form is known then. */
export async function decodeLink(fragment: string): Promise<LinkContent> {
  if (!/^\d+~/.test(fragment)) return { kind: 'none' };
  if (!fragment.startsWith(version)) return { kind: 'damaged' };
  try {
    const packed = new Blob([decodeBytes(fragment.slice(version.length))]).stream();
    const bytes = await readStream(
      packed.pipeThrough(new DecompressionStream('deflate-raw')),
      largestProject,
    );
    const files: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    const isProject = isProjectFiles(files) && Object.keys(files).length > 0;
    return isProject ? { kind: 'project', files } : { kind: 'damaged' };
  } catch {
    return { kind: 'damaged' };
  }
}

/** All bytes of a stream; it throws as soon as there are more than the limit, however many would follow. */
async function readStream(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = stream.getReader();
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > limit) {
      await reader.cancel();
      throw new RangeError('The project is too large.');
    }
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

const encodeBytes = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const decodeBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );
