/** Collects bytes; numbers are written as varints (7 bits each, the lowest first). */
export interface ByteWriter {
  byte(value: number): void;
  /** Writes a whole number from 0 to 2^31 - 1. */
  number(value: number): void;
  bytes(values: Uint8Array): void;
  readonly length: number;
  finish(): Uint8Array;
}

/** Largest number of bytes of a number. */
const longestNumber = 5;

/** Creates a writer whose buffer grows as needed, from a size in bytes. */
export function createByteWriter(size = 256): ByteWriter {
  let buffer = new Uint8Array(size);
  let length = 0;
  const reserve = (count: number): void => {
    if (length + count <= buffer.length) return;
    const grown = new Uint8Array(Math.max(buffer.length * 2, length + count));
    grown.set(buffer.subarray(0, length));
    buffer = grown;
  };
  return {
    byte(value) {
      reserve(1);
      buffer[length++] = value;
    },
    number(value) {
      reserve(longestNumber);
      let rest = value;
      for (; rest > 127; rest >>>= 7) buffer[length++] = (rest & 127) | 128;
      buffer[length++] = rest;
    },
    bytes(values) {
      reserve(values.length);
      buffer.set(values, length);
      length += values.length;
    },
    get length() {
      return length;
    },
    finish: () => buffer.slice(0, length),
  };
}

/** Reads bytes in order; past the end it throws a `RangeError`. */
export interface ByteReader {
  byte(): number;
  number(): number;
  /** The next `count` bytes, not copied. */
  bytes(count: number): Uint8Array;
  readonly position: number;
}

/** Creates a reader over bytes. */
export function createByteReader(bytes: Uint8Array, start = 0): ByteReader {
  let position = start;
  const byte = (): number => {
    const value = bytes[position++];
    if (value === undefined) throw new RangeError('The data ends too early.');
    return value;
  };
  return {
    byte,
    number() {
      let value = 0;
      for (let shift = 0; ; shift += 7) {
        const next = byte();
        value |= (next & 127) << shift;
        if (next < 128) return value >>> 0;
        if (shift >= 28) throw new RangeError('A number is too large.');
      }
    },
    bytes(count) {
      if (position + count > bytes.length) throw new RangeError('The data ends too early.');
      position += count;
      return bytes.subarray(position - count, position);
    },
    get position() {
      return position;
    },
  };
}

/** Hexadecimal digits of a number. */
export const toHex = (value: number, digits: number): string =>
  value.toString(16).padStart(digits, '0');

const encoder = new TextEncoder();

/** Writes plain data as JSON. */
export const encodeJson = (value: unknown): Uint8Array => encoder.encode(JSON.stringify(value));

/** Reads JSON, whose shape isn't checked: version and checksum of a file say that these are the bytes that were written. */
export const decodeJson = (bytes: Uint8Array): unknown =>
  JSON.parse(new TextDecoder().decode(bytes));

/** Checksum of bytes (FNV-1a, 32 bits); `before` is the checksum of the bytes before them. */
export function hashBytes(bytes: Uint8Array, before = 0x811c9dc5): number {
  let hash = before;
  for (let at = 0; at < bytes.length; at++) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193);
  return hash >>> 0;
}
