/** How files that are no text are written in a project, which is JSON wherever it is kept. */
const prefix = 'data:application/octet-stream;base64,';

/**
 * Whether the content of a file stands for bytes that are no text.
 *
 * @param {string} content
 */
export const isBinary = (content) => content.startsWith(prefix);

/**
 * The content of a file in a project: its text or, if it is none, its bytes in Base64.
 *
 * @param {Uint8Array} bytes
 */
export function encodeFile(bytes) {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return prefix + btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  }
}

/**
 * The bytes of a file in a project. What looks like bytes and isn't is a text.
 *
 * @param {string} content
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function decodeFile(content) {
  if (isBinary(content)) {
    try {
      return Uint8Array.from(atob(content.slice(prefix.length)), (one) => one.charCodeAt(0));
    } catch {
      // A reader may have written it.
    }
  }
  return new TextEncoder().encode(content);
}
