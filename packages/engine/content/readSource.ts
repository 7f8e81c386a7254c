import { readFileSync } from 'node:fs';

/** Text of a source with the line ends the rest of the engine expects; null when it is missing. */
export function readSource(file: string): string | null {
  try {
    return decodeSource(readFileSync(file));
  } catch {
    return null;
  }
}

/** Bytes of a source as the text that `readSource` gives. */
export function decodeSource(bytes: Buffer): string {
  return bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
}
