import { expect, test } from 'vitest';
import { checkAddresses } from './checkAddresses.ts';
import { createSite, siteOptions } from './testing.ts';

/** The problems of a ledger, with those of its form, as text. */
function check(pages: string[], lines: string[], options?: object): string[] {
  const { site, ids } = createSite(pages, lines, options);
  const problems = [...(site.ledger?.problems ?? []), ...checkAddresses(site, ids)];
  return problems.map(({ file, line, message, fix }) => `${file}:${line} ${message} ${fix}`);
}

test.each<[string, string[], string[]]>([
  ['a page and its anchor', ['/a x'], ['/a', '/a#x', '/a#top']],
  [
    'names that are encoded, decomposed or end with the extension',
    ['/安装/é ü'],
    ['/%E5%AE%89%E8%A3%85/e\u0301.html#u\u0308', '/安装/é'],
  ],
  ['signs that have a meaning in addresses', ['/c%23 a%b', '/a%20b'], ['/c%23#a%25b', '/a%20b']],
  ['a page that has the same address but for the end', ['/a x', '/b/ x'], ['/a/', '/a/#x', '/b#x']],
  ['the prefixes of defaults', ['/a x'], ['/v2/en/a#x', '/en/a', '/a']],
  ['other versions and languages', ['/v1/zh/a x'], ['/v1/zh/a#x']],
  ['a page that is only in the default language now', ['/a x', '/zh/'], ['/zh/a', '/zh/a#x']],
  [
    'a page that went to another page, a file or another site',
    ['/b'],
    ['/a -> /b', '/c -> /spec.pdf', '/d -> https://example.com/d#x'],
  ],
  ['an anchor of a page that went elsewhere', ['/b x'], ['/a -> /b', '/a#x']],
  ['an anchor of a page that went to an anchor', ['/b x'], ['/a -> /b#x', '/a#y']],
  [
    'an anchor that moved, and one that moved twice',
    ['/a y', '/b z'],
    ['/a#x -> /a#y', '/a#w -> /a#v', '/a#v -> /b#z'],
  ],
  ['a page that moved twice', ['/c x'], ['/a -> /b', '/b -> /c', '/a#x']],
  [
    'an anchor that moved out of a page that is gone',
    ['/b x', '/c y'],
    ['/a -> /b', '/a#y -> /c#y', '/a#x'],
  ],
  ['a heading that was removed', ['/a'], ['/a#x -> /a']],
])('is still there: %s', (_, pages, lines) => {
  expect(check(pages, lines)).toEqual([]);
});

const pages = ['/guide/start install-it', '/guide/setup install', '/zh/guide/start 安装'];

test.each<[reported: string, ...lines: string[]]>([
  [
    '1 The page `/guide/strat` was published, but it is gone. Say where it went with `/guide/strat -> /guide/start`, or bring the page back.',
    '/guide/strat',
    '/guide/strat#install',
  ],
  ['1 … gone. Say where it went with `/start -> /guide/start`, or bring the page back.', '/start'],
  ['1 … gone. Say where it went with `/qq -> /new/address`, or bring the page back.', '/qq'],
  [
    '1 … gone. Say where it went with `/zh/start -> /zh/guide/start`, or bring the page back.',
    '/zh/start',
  ],
  [
    '1 The anchor `/guide/start#install` was published, but it is gone. Say where it went with `/guide/start#install -> /guide/setup#install`, or give a heading this id with `{#install}`.',
    '/guide/start#install',
  ],
  [
    '1 … gone. Say where it went with `/guide/setup#installs -> /guide/setup#install`, or give a heading this id with `{#installs}`.',
    '/guide/setup#installs',
  ],
  [
    '2 The anchor `/old#qq` was published, but it is gone. Say where it went with `/old#qq -> /guide/setup`, or give a heading this id with `{#qq}`.',
    '/old -> /guide/setup',
    '/old#qq',
  ],
  [
    '1 The target `/nowhere` does not match any page, anchor or file. Write an address that the site has.',
    '/a -> /nowhere',
  ],
  [
    '1 The target `/guide/start#instal-it` does not match any page, anchor or file. Did you mean `/guide/start#install-it`?',
    '/a -> /guide/start#instal-it',
  ],
  ['1 The target `/gone` is gone too. Write an address that the site has.', '/a -> /gone', '/gone'],
  [
    '1 This address leads in a circle: `/b` → `/a` → `/b`. Let one of them lead to an address that the site has.',
    '/a -> /b',
    '/b -> /a',
  ],
  [
    '1 This address leads in a circle: `/guide/start#y` → `/guide/start#x` → `/guide/start#y`. Let one of them lead to an address that the site has.',
    '/guide/start#x -> /guide/start#y',
    '/guide/start#y -> /guide/start#x',
  ],
  [
    '1 The ledger says that `/guide/start` has moved, but the site has it. Write only `/guide/start`.',
    '/guide/start -> /guide/setup',
  ],
  [
    '1 The ledger says that `/guide/start#install-it` has moved, but the site has it. Write only `/guide/start#install-it`.',
    '/guide/start#install-it -> /guide/setup',
  ],
  [
    "2 `/old#x` can't lead anywhere, since `/old` leads to the anchor of another page. Let `/old` lead to `/guide/setup`.",
    '/old -> /guide/setup#install',
    '/old#x -> /guide/start#install-it',
  ],
  [
    "2 `/old#install` can't lead on: its readers come to `/guide/setup#install`, which is another place. Let `/old` lead to another page, or write only `/old#install`.",
    '/old -> /guide/setup',
    '/old#install -> /guide/start#install-it',
  ],
  [
    "4 `/b#x` can't lead on: its readers come to `/guide/start#x`, which line 3 moves elsewhere. Let `/b` lead to another page, or write only `/b#x`.",
    '/a -> /guide/start',
    '/b -> /guide/start',
    '/a#x -> /guide/start#install-it',
    '/b#x -> /guide/setup#install',
  ],
  [
    '1 No redirect can start at `/a*`, since hosts read it as a pattern. Keep the page, with a link to the new one.',
    '/a* -> /guide/start',
  ],
  [
    '2 The address `/guide/start` is listed twice. Remove one of the lines; the other one is line 1.',
    '/guide/start',
    '/guide/start -> /guide/setup',
  ],
  ...[
    'guide',
    '/a b',
    '//a.example',
    '/a?b',
    '/a -> ',
    '/a -> b',
    '/a -> //b.example',
    '/a -> javascript:b',
    '/a -> /b -> /c',
    '/a => /b',
  ].map((line): [string, string] => [
    `1 This line is not an address: \`${line.trim()}\`. Write \`/route#anchor\` without the base, and if it has moved, \` -> /new/route#anchor\` after it; a space in an address is \`%20\`.`,
    line,
  ]),
])('is reported: %s', (reported, ...lines) => {
  const [first = ''] = check(pages, lines, { ...siteOptions, multiVersion: undefined });
  const shown = reported.includes('…') ? first.replace(/ .*gone\./, ' … gone.') : first;
  expect(shown).toBe(`addresses.txt:${reported}`);
});

test('all mistakes are reported at once, and a page that is gone not again for its anchors', () => {
  const lines = ['/a', '/a#x', '/b -> /c', 'd', '/guide/start#y', '/guide/setup -> /a'];
  expect(check(pages, lines).map((problem) => problem.split(' ')[0])).toEqual(
    [4, 1, 3, 5, 6].map((line) => `addresses.txt:${line}`),
  );
});

test('without documents, no anchor leads to another page', () => {
  const lines = ['/guide/setup#x -> /guide/setup#install', '/guide/setup#y -> /guide/start'];
  expect(check(pages, lines, { ...siteOptions, ssg: false })).toEqual([
    "addresses.txt:2 `/guide/setup#y` can't lead to another page, since pages have no documents with `ssg: false`. Write `/guide/setup#y -> /guide/setup`, and link to the new place from there.",
  ]);
});

test('anchors of pages that could not be rendered may be right', () => {
  const { site } = createSite(pages, ['/guide/start#x', '/a -> /guide/start#y']);
  expect(checkAddresses(site, new Map())).toEqual([]);
});
