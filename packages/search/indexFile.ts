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
export function sealFile(content: Uint8Array, place?: string): Uint8Array {
  const file = new Uint8Array(headerLength + content.length);
  file.set([...signature, formatVersion]);
  new DataView(file.buffer).setUint32(4, sumOf(content, place), true);
  file.set(content, headerLength);
  return file;
}

/** The place of a part: its name, and the main file that it belongs to. */
export function placeOf(name: string, main: Uint8Array): string {
  return `${name} ${main.subarray(4, headerLength).join()}`;
}

const sumOf = (content: Uint8Array, place = ''): number =>
  hashBytes(content, hashBytes(new TextEncoder().encode(place)));

/**
 * Gives the content of a file; throws an `IndexError` for one that is damaged, of another version, or a
 * part of another place.
 */
export function openFile(file: Uint8Array, place?: string): Uint8Array {
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
  if (file.length < headerLength || view.getUint32(4, true) !== sumOf(content, place)) {
    throw new IndexError('The search index is damaged or was cut off. Load it again.');
  }
  return content;
}
