import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findEncodingFault } from './readSource.ts';

const swap = (bytes: Buffer): Buffer => Buffer.from(bytes).swap16();

test.each([
  ['UTF-16 with a mark', Buffer.from('\uFEFFTitle', 'utf16le'), 'is encoded in UTF-16', 1],
  ['UTF-16, big endian', swap(Buffer.from('\uFEFFTitle', 'utf16le')), 'is encoded in UTF-16', 1],
  ['UTF-16 without a mark', Buffer.from('# A title', 'utf16le'), 'is encoded in UTF-16', 1],
  ['Latin-1', Buffer.from('a\n\nd\xe9j\xe0 vu', 'latin1'), 'is not encoded in UTF-8', 3],
  ['half a character', Buffer.from('a\n快').subarray(0, -1), 'is not encoded in UTF-8', 2],
  ['an image', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'), 'is not a text', 1],
  ['a NUL', Buffer.from('a\nb\0c and more of it'), 'is not a text', 2],
])('%s', (_, bytes, reason, line) => {
  expect(findEncodingFault(bytes)).toMatchObject({ reason: expect.stringContaining(reason), line });
});

test.each(['', '\uFEFFa', 'déjà 快 🎉', '\r\n\t\x1b[0m', '\uFFFD'])('%j is text', (text) => {
  expect(findEncodingFault(Buffer.from(text))).toBeNull();
});

test('accepts every kind of text file', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      fc.pre(!text.includes('\0'));
      expect(findEncodingFault(Buffer.from(text))).toBeNull();
    }),
  );
});
