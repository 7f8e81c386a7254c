import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chooseEncodings, createCompressor } from './compress.ts';

test.each([
  ['', []],
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['gzip', ['gzip']],
  ['br;q=0.5, GZIP ; q=0.8', ['gzip', 'br']],
  ['br;q=0, *', ['gzip']],
  ['*;q=0.1', ['br', 'gzip']],
  ['*;q=0, identity', []],
])('accepting “%s”', (accepted, expected) => {
  expect(chooseEncodings(accepted)).toEqual(expected);
});

const body = Buffer.from('the same words again '.repeat(200));
const read = async () => body;

test('compressed data can be decompressed', async () => {
  const compress = createCompressor(1e6);
  const br = await compress({ key: 'a', encoding: 'br', read });
  const gzip = await compress({ key: 'a', encoding: 'gzip', read });
  expect(br.length).toBeLessThan(body.length / 10);
  expect([brotliDecompressSync(br), gunzipSync(gzip)]).toEqual([body, body]);
});

test('the cache is limited in bytes and drops the least recently used result', async () => {
  const { length } = await createCompressor(0)({ key: 'a', encoding: 'gzip', read });
  const compress = createCompressor(length * 2);
  const reads: string[] = [];
  const ask = (key: string, text = body) =>
    compress({
      key,
      encoding: 'gzip',
      read: async () => {
        reads.push(key);
        return text;
      },
    });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b', 'c']) await ask(key);
  expect(reads.join('')).toBe('abcbc');

  const noise = Buffer.from(Array.from({ length: length * 4 }, (_, i) => (i * i * 31) % 251));
  await ask('big', noise);
  await ask('c');
  await ask('big', noise);
  expect(reads.join('')).toBe('abcbcbigbig');
});

test('what several clients ask for at the same time is read once', async () => {
  const compress = createCompressor(0);
  let reads = 0;
  const ask = () =>
    compress({
      key: 'a',
      encoding: 'gzip',
      read: async () => {
        reads++;
        return body;
      },
    });
  const [first, second] = await Promise.all([ask(), ask()]);
  expect(second).toBe(first);
  expect(reads).toBe(1);
});
