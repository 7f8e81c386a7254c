import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import type { Problem } from '#shared/types.ts';

/** Reads a source with `\n` at the end of every line; null if it can't be read. */
export function readSource(file: string): string | null {
  try {
    return decodeSource(readFileSync(file));
  } catch {
    return null;
  }
}

/** Decodes a source like `readSource`. */
export function decodeSource(bytes: Buffer): string {
  return bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
}

/** Why a source isn't UTF-8 text, as the end of a sentence, and on which line. */
export interface EncodingFault extends Pick<Problem, 'fix'> {
  reason: string;
  line: number;
}

/** Checks that bytes are UTF-8 text, the only supported encoding; null if they are. */
export function findEncodingFault(bytes: Buffer): EncodingFault | null {
  const isNul = bytes.includes(0);
  if (!isNul && isUtf8(bytes)) return null;
  const fix = 'Save it as UTF-8; editors offer that as "encoding".';
  if (isUtf16(bytes)) return { reason: 'is encoded in UTF-16', fix, line: 1 };
  const text = decodeSource(bytes);
  const line = text.slice(0, text.search(/[\0\uFFFD]/)).split('\n').length;
  return isNul
    ? {
        reason: 'is not a text file: it contains a NUL byte',
        fix: 'Use a text file in UTF-8.',
        line,
      }
    : { reason: 'is not encoded in UTF-8 (maybe in Latin-1)', fix, line };
}

/** Reports a file that isn't UTF-8 text, by its path below the site; null if it is. */
export function explainEncoding(file: string, bytes: Buffer): Problem | null {
  const fault = findEncodingFault(bytes);
  if (fault === null) return null;
  const { reason, fix, line } = fault;
  return { severity: 'error', message: `\`${file}\` ${reason}.`, fix, file, line };
}

/** UTF-16 starts with a byte order mark, or every other byte of Latin text is zero. */
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
