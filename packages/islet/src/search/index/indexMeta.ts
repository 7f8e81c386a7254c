import { type ByteReader, type ByteWriter, decodeJson, encodeJson, toHex } from './bytes.ts';
import { readSimilar, writeSimilar } from './frontCoding.ts';
import type { IndexMeta } from './indexFormat.ts';

/** What a large index has thousands of, which takes a fifth of the bytes in columns. */
type Column =
  | 'firstTerms'
  | 'firstReversed'
  | 'folders'
  | 'termStarts'
  | 'listStarts'
  | 'pageStarts'
  | 'folderStarts'
  | 'ids';

/** Writes the meta data of an index: what is short as JSON, the rest in columns. */
export function writeMeta(writer: ByteWriter, meta: IndexMeta): void {
  const { firstTerms, firstReversed, folders, ...numbers } = meta;
  const { termStarts, listStarts, pageStarts, folderStarts, ids, ...short } = numbers;
  const json = encodeJson(short satisfies Omit<IndexMeta, Column>);
  writer.number(json.length);
  writer.bytes(json);
  for (const texts of [firstTerms, firstReversed, folders]) writeSimilar(writer, texts);
  for (const starts of [termStarts, listStarts, pageStarts, folderStarts]) {
    writeStarts(writer, starts);
  }
  for (const own of [ids.terms, ids.reversed, ids.lists, ids.pages]) writeIds(writer, own);
}

/** Reads what `writeMeta` wrote. */
export function readMeta(reader: ByteReader): IndexMeta {
  const short = decodeJson(reader.bytes(reader.number())) as Omit<IndexMeta, Column>;
  return {
    ...short,
    firstTerms: readSimilar(reader),
    firstReversed: readSimilar(reader),
    folders: readSimilar(reader),
    termStarts: readStarts(reader),
    listStarts: readStarts(reader),
    pageStarts: readStarts(reader),
    folderStarts: readStarts(reader),
    ids: {
      terms: readIds(reader),
      reversed: readIds(reader),
      lists: readIds(reader),
      pages: readIds(reader),
    },
  };
}

/** Ascending numbers, as their distances. */
function writeStarts(writer: ByteWriter, starts: readonly number[]): void {
  writer.number(starts.length);
  for (const [index, start] of starts.entries()) writer.number(start - (starts[index - 1] ?? 0));
}

function readStarts(reader: ByteReader): number[] {
  let start = 0;
  return Array.from({ length: reader.number() }, () => (start += reader.number()));
}

/** Number of bytes of an id (`idOf`), which is written with two hexadecimal digits for each. */
const idBytes = 5;

function writeIds(writer: ByteWriter, ids: readonly string[]): void {
  writer.number(ids.length);
  for (const id of ids) {
    for (let byte = 0; byte < idBytes; byte++) {
      writer.byte(Number.parseInt(id.slice(2 * byte, 2 * byte + 2), 16));
    }
  }
}

const readIds = (reader: ByteReader): string[] =>
  Array.from({ length: reader.number() }, () =>
    Array.from(reader.bytes(idBytes), (byte) => toHex(byte, 2)).join(''),
  );
