import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { decodeLink, encodeLink, longestLink } from './shareLink.ts';

const files = { 'rslib.config.ts': 'export default {};\n', 'src/ü.ts': 'export const a = "→";\n' };

const pack = (value: unknown): string =>
  `1~${deflateRawSync(JSON.stringify(value)).toString('base64url')}`;

test('a link gives back the project', async () => {
  const fragment = (await encodeLink(files)) ?? '';
  expect(fragment).toMatch(/^1~[\w-]+$/);
  expect(await decodeLink(fragment)).toEqual({ kind: 'project', files });
});

test('a project that is too large gets no link', async () => {
  expect(await encodeLink({ 'a.txt': randomBytes(longestLink).toString('hex') })).toBe(null);
});

describe('what is not a project of ours', () => {
  test.each([
    ['nothing', '', 'none'],
    ['an anchor', 'playground', 'none'],
    ['a later format', '2~abc', 'damaged'],
    ['a link that was cut off', pack(files).slice(0, -8), 'damaged'],
    ['characters of no link', '1~%%%', 'damaged'],
    ['no files', pack({}), 'damaged'],
    ['a list', pack(['a']), 'damaged'],
    ['a file that is no text', pack({ 'a.ts': 1 }), 'damaged'],
    ['a path out of the project', pack({ '../a.ts': '' }), 'damaged'],
    ['a path of the disk', pack({ '/etc/passwd': '' }), 'damaged'],
    [
      'a name of JavaScript',
      `1~${deflateRawSync('{"__proto__":""}').toString('base64url')}`,
      'damaged',
    ],
    [
      'a gigabyte in a few bytes',
      `1~${deflateRawSync(Buffer.alloc(5_000_000, 32)).toString('base64url')}`,
      'damaged',
    ],
  ])('%s', async (_, fragment, kind) => {
    expect(await decodeLink(fragment)).toEqual({ kind });
  });
});
