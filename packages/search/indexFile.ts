import { hashBytes } from './bytes.ts';

/** Why an index cannot be used; the message says what to do. */
export class IndexError extends Error {
  override readonly name = 'IndexError';
}

/** Raised whenever the meaning of the bytes changes. */
export const formatVersion = 4;

const signature = [0x53, 0x44, 0x58]; // "SDX"
const headerLength = 8;

/** Puts signature, version and checksum before the content of a file. */
export function sealFile(content: Uint8Array): Uint8Array {
  const file = new Uint8Array(headerLength + content.length);
  file.set([...signature, formatVersion]);
  new DataView(file.buffer).setUint32(4, hashBytes(content), true);
  file.set(content, headerLength);
  return file;
}

/** Gives the content of a file; throws an `IndexError` for one that is damaged or of another version. */
export function openFile(file: Uint8Array): Uint8Array {
  if (signature.some((value, index) => file[index] !== value)) {
    throw new IndexError('This is no search index. Look at the address it was loaded from.');
  }
  if (file[3] !== formatVersion) {
    throw new IndexError(
      `The search index has format ${file[3] ?? 'unknown'}, and ${formatVersion} is needed. Build the site again, or load the page anew.`,
    );
  }
  const content = file.subarray(headerLength);
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (file.length < headerLength || view.getUint32(4, true) !== hashBytes(content)) {
    throw new IndexError('The search index is damaged or was cut off. Load it again.');
  }
  return content;
}
