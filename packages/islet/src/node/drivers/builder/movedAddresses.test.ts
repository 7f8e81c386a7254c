import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyFixture, createTempFolder } from '#testing/fixtureSites.ts';
import { readFolder } from '#testing/readFolder.ts';
import { decodePage } from '../../output/files/encodePage.ts';
import { hashScript } from '../../site/policy/composePolicy.ts';
import { build, buildOrThrow, check } from './testing.ts';

const folder = await createTempFolder();
const siteRoot = await copyFixture('plain', folder.path);
const at = (file: string): string => path.join(siteRoot, file);
const read = (file: string): Promise<string> => readFile(at(`dist/${file}`), 'utf8');
const ledger = (): Promise<string> => readFile(at('addresses.txt'), 'utf8');

/** A page with an anchor in Markdown, one in the document alone, and one that only browsers render. */
const page = `---
overview: true
---

import { Live } from './Live.tsx'

# Parts

## 安装

Text.

<Live />
`;

const pages: Record<string, string> = {
  'parts/index.mdx': page,
  'parts/Live.tsx': '\'use client\';\nexport const Live = () => <p id="live">Live</p>;\n',
  'parts/one.md': '# One\n\n## Details\n',
};

beforeAll(async () => {
  const config = await readFile(at('site.config.ts'), 'utf8');
  const options = "title: 'Plain', base: '/below/', cleanUrls: true, redirectPages: true,";
  await writeFile(
    at('site.config.ts'),
    config.replace("title: 'Plain',", options).replace('  cleanUrls: false,\n', ''),
  );
  await mkdir(at('docs/en/parts'));
  for (const [file, text] of Object.entries(pages)) await writeFile(at(`docs/en/${file}`), text);
});
afterAll(folder.remove);

test('the command records every address, after which the check misses none', async () => {
  const { printed } = await check(siteRoot, { updateAddresses: true });
  const lines = (await ledger()).trimEnd().split('\n');
  expect(printed).toContain(`\`addresses.txt\` has ${lines.length} new addresses.`);
  expect(lines.slice(-8)).toEqual([
    '/parts/',
    '/parts/#live',
    '/parts/#others',
    '/parts/#parts',
    '/parts/#安装',
    '/parts/one',
    '/parts/one#details',
    '/parts/one#one',
  ]);
  expect((await check(siteRoot)).printed).not.toContain('addresses.txt');
});

test('a site with other mistakes is not recorded', async () => {
  const before = await ledger();
  await writeFile(at('docs/en/parts/two.md'), '# Two\n\n[Dead](./nowhere.md)\n');
  const { printed } = await check(siteRoot, { updateAddresses: true });
  expect(printed).toContain('`addresses.txt` was left as it is, because of the errors below.');
  expect(await ledger()).toBe(before);
  await rm(at('docs/en/parts/two.md'));
});

test('pages and headings that are gone fail the build, each with its line', async () => {
  await writeFile(at('docs/en/parts/one.md'), '# One\n\n## Detail\n');
  await rm(at('docs/en/guide/second.md'));
  const index = await readFile(at('docs/en/guide/index.md'), 'utf8');
  await writeFile(at('docs/en/guide/index.md'), index.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'));
  const { output, printed } = await build(siteRoot);
  expect(output).toBeNull();
  const lines = (await ledger()).split('\n');
  const lineOf = (address: string): number => lines.indexOf(address) + 1;
  expect(printed).toContain(`addresses.txt:${lineOf('/guide/second')}`);
  expect(printed).toContain('The page `/guide/second` was published, but it is gone.');
  expect(printed).toContain(`addresses.txt:${lineOf('/parts/one#details')}`);
  expect(printed).toContain('`/parts/one#details -> /parts/one#detail`');
});

test('the ledger leads on from old anchors and pages, and other pages get no byte more', async () => {
  const moves: Record<string, string> = {
    '/guide/second': '/parts/#安装',
    '/guide/second#details': '',
    '/guide/second#second': '',
    '/parts/one#details': '/parts/one#detail',
    '/parts/#install': '/parts/#安装',
    '/parts/#lively': '/parts/#live',
    '/parts/#first': '/parts/#others',
    '/parts/#old "<&': '/parts/one#detail',
  };
  const lines = (await ledger()).trimEnd().split('\n');
  const others = lines.filter((line) => !(line in moves));
  const moved = Object.entries(moves).map(([from, to]) => {
    const address = from.replaceAll(' ', '%20');
    return to === '' ? address : `${address} -> ${to}`;
  });
  await writeFile(at('addresses.txt'), [...others, ...moved].join('\n'));
  await buildOrThrow(siteRoot);
  const one = await read('parts/one.html');
  expect(one).toMatch(/<h2 id="detail"[^>]*><span id="details"><\/span>Detail/);
  expect(one).not.toContain('data-moved');

  const html = await read('parts/index.html');
  expect(html).toMatch(/<h2 id="安装"[^>]*><span id="install"><\/span>安装/);
  const [, data = '', script = ''] = /<script data-moved="(.*?)">(.*?)<\/script>/.exec(html) ?? [];
  const decoded = data
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&amp;/g, '&');
  expect(JSON.parse(decoded)).toEqual([
    ['lively', '#live'],
    ['first', '#others'],
    ['old "<&', '/below/parts/one#detail'],
  ]);
  const [, list = ''] = /<noscript>(.*?)<\/noscript>/.exec(html) ?? [];
  expect(list).toContain('<a id="lively" href="#live">#lively → Parts</a>');
  expect(list).toContain(
    '<a id="old &quot;&lt;&amp;" href="/below/parts/one#detail">#old &quot;&lt;&amp; → One</a>',
  );
  expect(html).toContain(hashScript(script));
  expect(await read('_headers')).toContain(hashScript(script));
  expect(await read('_redirects')).toContain(
    '/below/guide/second /below/parts/#%E5%AE%89%E8%A3%85 301',
  );
  const redirecting = await read('guide/second.html');
  expect(redirecting).toContain('url=/below/parts/#%E5%AE%89%E8%A3%85');
  const [, leading = ''] = /<script>(.*?)<\/script>/.exec(redirecting) ?? [];
  expect(await read('_headers')).toContain(hashScript(leading));

  expect(decodePage(await readFile(at('dist/parts/index.data.bin')))).not.toHaveProperty('moved');
  expect(await read('parts/one.md')).not.toContain('details');
});

test('a link to an old address is answered with the new one', async () => {
  const links = '[A](/guide/second) [B](./one.md#details-of-old) [C](./index.mdx#first)';
  await writeFile(at('docs/en/parts/links.md'), `# Links\n\n${links}\n`);
  const { printed } = await check(siteRoot);
  await rm(at('docs/en/parts/links.md'));
  expect(printed.match(/says that it went to .*/g)).toEqual([
    'says that it went to `/parts/#安装`: link there.',
    'says that it went to `/parts/#others`: link there.',
  ]);
});

test('without moved anchors, a ledger adds nothing to the output', async () => {
  await writeFile(at('addresses.txt'), '');
  await check(siteRoot, { updateAddresses: true });
  await buildOrThrow(siteRoot);
  const listed = await readFolder(at('dist'));
  await rm(at('addresses.txt'));
  await buildOrThrow(siteRoot);
  expect(await readFolder(at('dist'))).toEqual(listed);
});
