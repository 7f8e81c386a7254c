import { hashBytes } from './bytes.ts';

/** Why an index cannot be used; the message says what to do. */
export class IndexError extends Error {
  override readonly name = 'IndexError';
}

/** Raised whenever the meaning of the bytes changes. */
export const formatVersion = 4;

const signature = [0x53, 0x44, 0x58]; // "SDX"
const headerLength = 8;

/**
 * Puts signature, version and checksum before the content of a file. The checksum of a part is also one
 * of its `place`, so that no other part can be taken for it.
 */
export function sealFile(content: Uint8Array, place?: number): Uint8Array {
  const file = new Uint8Array(headerLength + content.length);
  file.set([...signature, formatVersion]);
  new DataView(file.buffer).setUint32(4, hashBytes(content, place), true);
  file.set(content, headerLength);
  return file;
}

/** The place of a part: a checksum of its name, and of that of the main file. */
export function placeOf(name: string, main: Uint8Array): number {
  return hashBytes(new TextEncoder().encode(name), hashBytes(main.subarray(4, headerLength)));
}

/**
 * Gives the content of a file; throws an `IndexError` for one that is damaged, of another version, or a
 * part of another place.
 */
export function openFile(file: Uint8Array, place?: number): Uint8Array {
  if (signature.some((value, index) => file[index] !== value)) {
    throw new IndexError('This is not a search index. Look at the address it was loaded from.');
  }
  if (file[3] !== formatVersion) {
    throw new IndexError(
      `The search index has format ${file[3] ?? 'unknown'}, and ${formatVersion} is needed. Build the site again, or reload the page.`,
    );
  }
  const content = file.subarray(headerLength);
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (file.length < headerLength || view.getUint32(4, true) !== hashBytes(content, place)) {
    throw new IndexError('The search index is damaged or was cut off. Load it again.');
  }
  return content;
}
