import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import type { Problem } from '#common/types.ts';

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

/** What is wrong with a source that is not text in UTF-8, as the end of a sentence, and where. */
export interface EncodingFault extends Pick<Problem, 'fix'> {
  reason: string;
  line: number;
}

/** Finds out whether bytes are text in UTF-8, the only encoding that is read; null where they are. */
export function findEncodingFault(bytes: Buffer): EncodingFault | null {
  const isNul = bytes.includes(0);
  if (!isNul && isUtf8(bytes)) return null;
  const fix = 'Save it as UTF-8; editors offer that as "encoding".';
  if (isUtf16(bytes)) return { reason: 'is encoded in UTF-16', fix, line: 1 };
  const text = decodeSource(bytes);
  const line = text.slice(0, text.search(/[\0\uFFFD]/)).split('\n').length;
  return isNul
    ? { reason: 'is not a text: it has a NUL byte', fix: 'Use a text file in UTF-8.', line }
    : { reason: 'is not encoded in UTF-8, but perhaps in Latin-1', fix, line };
}

/** UTF-16 starts with a mark; without it, every other byte of a text in Latin letters is zero. */
function isUtf16(bytes: Buffer): boolean {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  const start = bytes.subarray(0, 1000);
  const zeros = [0, 0];
  start.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  return Math.max(...zeros) > start.length / 4 && Math.min(...zeros) < start.length / 20;
}
