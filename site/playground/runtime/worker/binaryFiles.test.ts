import { expect, test } from 'vitest';
import { decodeFile, encodeFile, isBinary } from './binaryFiles.mjs';

test.each([
  ['a text', Buffer.from('export {};\n'), false],
  ['a text with a byte order mark', Buffer.from('\ufeffa{}'), false],
  ['an image', Buffer.of(137, 80, 78, 71, 0, 255), true],
  ['nothing', Buffer.of(), false],
])('%s comes back', (_, bytes, expected) => {
  const content = encodeFile(bytes);
  expect(isBinary(content)).toBe(expected);
  expect(Buffer.from(decodeFile(content))).toEqual(bytes);
});

test('what only looks like bytes is a text', () => {
  const text = 'data:application/octet-stream;base64,%%%';
  expect(Buffer.from(decodeFile(text)).toString()).toBe(text);
});
