import { expect, test } from 'vitest';
import type { Host } from '../config/schema/host.ts';
import { findOversize } from './outputLimits.ts';

const mebibyte = 1024 ** 2;
const many = (count: number, size: number): Array<[string, number]> =>
  Array.from({ length: count }, (_, index) => [`${index}.html`, size]);

test.each<[Host, string, Array<[string, number]>, string[]]>([
  ['cloudflare', 'files that fit', [['a.wasm', 25 * mebibyte], ...many(19_999, 1)], []],
  [
    'cloudflare',
    'each file that is too large',
    [
      ['a.wasm', 25 * mebibyte + 1],
      ['b.html', 9],
      ['c.mp4', 40 * mebibyte],
    ],
    [
      'error: `hosts` has "cloudflare", which takes at most 25 MiB in a file, but `a.wasm` has 25.1 MiB.',
      'error: `hosts` has "cloudflare", which takes at most 25 MiB in a file, but `c.mp4` has 40 MiB.',
    ],
  ],
  [
    'cloudflare',
    'too many files',
    many(20_001, 1),
    [
      'warning: `hosts` has "cloudflare", which takes at most 20,000 files without a paid plan, but there are 20,001.',
    ],
  ],
  ['github', 'a site that fits', many(1024, mebibyte), []],
  [
    'github',
    'a site that is too large',
    many(1025, mebibyte),
    [
      'error: `hosts` has "github", which takes at most 1024 MiB in a site, but this one has 1025 MiB.',
    ],
  ],
  ['nginx', 'anything', [['a', 1024 ** 4]], []],
])('%s: %s', (host, _, sizes, expected) => {
  const problems = findOversize(host, new Map(sizes), 'site.config.ts');
  expect(problems.map(({ severity, message }) => `${severity}: ${message}`)).toEqual(expected);
});
