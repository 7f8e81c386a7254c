import type { ByteReader, ByteWriter } from './bytes.ts';

/**
 * Writes well-formed texts, of which neighbors have the same start, as sorted ones do: how many, how much each
 * shares with the one before, the lengths of the rests, and all rests without separators.
 */
export function writeSimilar(writer: ByteWriter, texts: readonly string[]): void {
  writer.number(texts.length);
  const shared = texts.map((text, index) => countShared(texts[index - 1] ?? '', text));
  const rests = texts.map((text, index) => text.slice(shared[index]));
  for (const count of shared) writer.number(count);
  for (const { length } of rests) writer.number(length);
  const bytes = new TextEncoder().encode(rests.join(''));
  writer.number(bytes.length);
  writer.bytes(bytes);
}

/** Reads what `writeSimilar` wrote. */
export function readSimilar(reader: ByteReader): string[] {
  const count = reader.number();
  const shared = Array.from({ length: count }, () => reader.number());
  const lengths = Array.from({ length: count }, () => reader.number());
  const rests = new TextDecoder('utf-8', { ignoreBOM: true }).decode(reader.bytes(reader.number()));
  let before = '';
  let start = 0;
  return lengths.map((length, index) => {
    before = before.slice(0, shared[index]) + rests.slice(start, start + length);
    start += length;
    return before;
  });
}

function countShared(a: string, b: string): number {
  let count = 0;
  while (count < a.length && a[count] === b[count]) count++;
  // Half of a surrogate pair cannot be encoded on its own.
  return count > 0 && /[\ud800-\udbff]/.test(a[count - 1] ?? '') ? count - 1 : count;
}
