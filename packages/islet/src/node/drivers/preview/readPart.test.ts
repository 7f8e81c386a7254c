import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { withFiles } from '../../page/record/testing.ts';
import { openFolder } from './openFolder.ts';
import { readPart } from './readPart.ts';

const large = Buffer.from(Array.from({ length: 600_000 }, (_, index) => index % 251));

async function readRange(root: string, start: number, end: number) {
  const file = await openFolder(root)('/a.bin');
  return file && readPart(file, { start, end });
}

test.each([
  [0, 10],
  [599_990, 600_000],
  [0, 600_000],
  [1, 599_999],
])('from byte %i to %i', (start, end) =>
  withFiles({ 'a.bin': large }, async (root) => {
    const part = await readRange(root, start, end);
    const isSmall = end - start < 100;
    expect(Buffer.isBuffer(part)).toBe(isSmall);
    const bytes = part && 'pieces' in part ? await Readable.from(part.pieces).toArray() : [part];
    expect(Buffer.concat(bytes.map((piece) => Buffer.from(piece)))).toEqual(
      large.subarray(start, end),
    );
  }),
);

test('the rest of a file that has changed is not sent', () =>
  withFiles({ 'a.bin': large }, async (root) => {
    const part = await readRange(root, 0, large.length);
    await writeFile(path.join(root, 'a.bin'), 'other');
    const pieces = part && 'pieces' in part ? part.pieces : [];
    await expect(Readable.from(pieces).toArray()).rejects.toThrow('has changed while it was sent');
  }));
