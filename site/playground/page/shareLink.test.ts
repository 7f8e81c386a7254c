import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { decodeLink, encodeLink, longestLink } from './shareLink.ts';

const files = { 'rslib.config.ts': 'export default {};\n', 'src/ü.ts': 'export const a = "→";\n' };

const command = 'npx rslib --config a.config.ts';

const pack = (value: unknown, version = 1): string =>
  `${version}~${deflateRawSync(JSON.stringify(value)).toString('base64url')}`;

test('a link gives back the project', async () => {
  const fragment = (await encodeLink({ files, command })) ?? '';
  expect(fragment).toMatch(/^2~[\w-]+$/);
  expect(await decodeLink(fragment)).toEqual({ kind: 'project', files, command });
});

test('a link of the first format has files alone', async () => {
  expect(await decodeLink(pack(files))).toEqual({ kind: 'project', files, command: 'npx rslib' });
});

test('a project that is too large gets no link', async () => {
  const large = { 'a.txt': randomBytes(longestLink).toString('hex') };
  expect(await encodeLink({ files: large, command })).toBe(null);
});

describe('what is not a project of ours', () => {
  test.each([
    ['nothing', '', 'none'],
    ['an anchor', 'playground', 'none'],
    ['a later format', pack({ files, command }, 3), 'damaged'],
    ['files without a command', pack({ files }, 2), 'damaged'],
    ['a command that is no text', pack({ files, command: [] }, 2), 'damaged'],
    ['a link that was cut off', pack(files).slice(0, -8), 'damaged'],
    ['characters of no link', '1~%%%', 'damaged'],
    ['no files', pack({}), 'damaged'],
    ['a list', pack(['a']), 'damaged'],
    ['a file that is no text', pack({ 'a.ts': 1 }), 'damaged'],
    ['a path out of the project', pack({ '../a.ts': '' }), 'damaged'],
    ['the same in the second format', pack({ files: { '../a.ts': '' }, command }, 2), 'damaged'],
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
