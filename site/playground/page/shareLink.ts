import type { PlaygroundProject } from '../projects/exampleProjects.ts';
import { isProjectFiles } from '../protocol.ts';
import { usualCommand } from '../runtime/worker/readCommand.mjs';

/** Characters of the longest link that is made: chats and old proxies cut off longer ones. */
export const longestLink = 16_000;

/** Bytes of the largest project that a link may unfold to. */
const largestProject = 1_000_000;

/** The format that is written; a later one gets another number. */
const version = '2~';

/** What a fragment carries: a project, nothing for us, or something that can't be read. */
export type LinkContent =
  | ({ kind: 'project' } & PlaygroundProject)
  | { kind: 'none' }
  | { kind: 'damaged' };

/** The fragment for a project: its version, then deflated JSON in the alphabet of URLs; null if it is too long. */
export async function encodeLink({ files, command }: PlaygroundProject): Promise<string | null> {
  const json = new Blob([JSON.stringify({ files, command })]).stream();
  const bytes = await readStream(
    json.pipeThrough(new CompressionStream('deflate-raw')),
    largestProject,
  );
  const fragment = `${version}${encodeBytes(bytes)}`;
  return fragment.length > longestLink ? null : fragment;
}

/** Reads the fragment of an address, without its `#`. What it carries is a stranger's: only its form is known then. */
export async function decodeLink(fragment: string): Promise<LinkContent> {
  const [, format, content = ''] = /^(\d+)~(.*)$/s.exec(fragment) ?? [];
  if (format === undefined) return { kind: 'none' };
  try {
    const packed = new Blob([decodeBytes(content)]).stream();
    const bytes = await readStream(
      packed.pipeThrough(new DecompressionStream('deflate-raw')),
      largestProject,
    );
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    const project = readProject(format, value);
    return project ? { kind: 'project', ...project } : { kind: 'damaged' };
  } catch {
    return { kind: 'damaged' };
  }
}

/** The project of a link, by its format: the first one had files alone. Null if it isn't one. */
function readProject(format: string, value: unknown): PlaygroundProject | null {
  const given = format === '1' ? { files: value, command: usualCommand } : value;
  const { files, command } = Object(given);
  const isProject =
    (format === '1' || `${format}~` === version) &&
    isProjectFiles(files) &&
    Object.keys(files).length > 0 &&
    typeof command === 'string';
  return isProject ? { files, command } : null;
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
