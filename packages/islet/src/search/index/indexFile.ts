import { hashBytes, toHex } from './bytes.ts';

/** Why an index cannot be used; the message says what to do. */
export class IndexError extends Error {
  override readonly name = 'IndexError';
}

/** Raised whenever the meaning of the bytes changes. */
export const formatVersion = 10;

/** Kinds of files, so that a part isn't mistaken for a main file. */
const signatures = {
  main: [0x53, 0x44, 0x58], // "SDX"
  part: [0x53, 0x44, 0x50], // "SDP"
};
const headerLength = 8;

/** Puts signature, version and checksum before the content of a file. */
export function sealFile(content: Uint8Array, kind: keyof typeof signatures): Uint8Array {
  const file = new Uint8Array(headerLength + content.length);
  file.set([...signatures[kind], formatVersion]);
  new DataView(file.buffer).setUint32(4, hashBytes(content), true);
  file.set(content, headerLength);
  return file;
}

/**
 * The id of a block, 10 hexadecimal digits. It depends only on the content, so a part with the same content
 * has the same name in the next build. It is longer than the checksum in the file, because an index may have
 * thousands of parts.
 */
export function idOf(content: Uint8Array): string {
  const checksum = hashBytes(content);
  return toHex(checksum, 8) + toHex(hashBytes(content, checksum) & 255, 2);
}

/** The name of a block, and of its file without extension, as in `texts.1f09ac37e2`. */
export const blockName = (kind: string, id: string): string => `${kind}.${id}`;

/** The folder of the parts, next to the main file (a path or URL), whose name ends with a hash. */
export const partsFolder = (main: string): string => main.replace(/\.[^./]+\.bin$/, '');

/**
 * Returns the content of a file. Throws an `IndexError` if it is damaged, of another version, or not the
 * block `id`; without an id, if it isn't a main file.
 */
export function openFile(file: Uint8Array, id?: string): Uint8Array {
  const signature = signatures[id === undefined ? 'main' : 'part'];
  if (signature.some((value, index) => file[index] !== value)) {
    throw new IndexError('This is not a search index. Check the URL that it was loaded from.');
  }
  if (file[3] !== formatVersion) {
    throw new IndexError(
      `The search index has format ${file[3] ?? 'unknown'}, and ${formatVersion} is needed. Build the site again, or reload the page.`,
    );
  }
  const content = file.subarray(headerLength);
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const checksum = hashBytes(content);
  const isOther = id !== undefined && !id.startsWith(toHex(checksum, 8));
  if (file.length < headerLength || view.getUint32(4, true) !== checksum || isOther) {
    throw new IndexError('The search index is damaged or was cut off. Load it again.');
  }
  return content;
}
