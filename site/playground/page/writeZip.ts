/** A number with its size in bytes. */
type Field = [value: number, bytes: 2 | 4];

/** 1 January 1980, the first day that the format knows: the same files always give the same archive. */
const day = 0x21;

/** Writes files into a zip archive, uncompressed: a project is small, and every program can read that. */
export function writeZip(files: Readonly<Record<string, Uint8Array>>): Uint8Array<ArrayBuffer> {
  const entries: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const [path, bytes] of Object.entries(files)) {
    const name = new TextEncoder().encode(path);
    const described = describeFile(name, bytes);
    const entry = joinBytes([writeFields([0x04034b50, 4]), described, name, bytes]);
    // Written by version 2.0 for no system in particular; no comment, disk or attributes, then the place of the entry.
    const start = writeFields([0x02014b50, 4], [20, 2]);
    const end = writeFields([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]);
    entries.push(entry);
    directory.push(start, described, end, name);
    offset += entry.length;
  }
  const listed = joinBytes(directory);
  const count = entries.length;
  const end = writeFields(
    ...([
      [0x06054b50, 4],
      [0, 2],
      [0, 2],
      [count, 2],
      [count, 2],
    ] satisfies Field[]),
    ...([
      [listed.length, 4],
      [offset, 4],
      [0, 2],
    ] satisfies Field[]),
  );
  return joinBytes([...entries, listed, end]);
}

/** What an entry and its line in the directory have in common: version, UTF-8, method, time, sizes. */
function describeFile(name: Uint8Array, bytes: Uint8Array): Uint8Array {
  const { length } = bytes;
  return writeFields(
    ...([
      [20, 2],
      [0x0800, 2],
      [0, 2],
      [0, 2],
      [day, 2],
    ] satisfies Field[]),
    ...([
      [checksumOf(bytes), 4],
      [length, 4],
      [length, 4],
    ] satisfies Field[]),
    ...([
      [name.length, 2],
      [0, 2],
    ] satisfies Field[]),
  );
}

/** CRC-32, with which programs find out whether an archive is damaged. */
function checksumOf(bytes: Uint8Array): number {
  let sum = -1;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

/** Numbers with their lowest byte first. */
function writeFields(...fields: Field[]): Uint8Array {
  const bytes = fields.flatMap(([value, size]) =>
    Array.from({ length: size }, (_, index) => (value >>> (8 * index)) & 0xff),
  );
  return Uint8Array.from(bytes);
}

function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((size, { length }) => size + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
