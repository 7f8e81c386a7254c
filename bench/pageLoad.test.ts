import { expect, test } from 'vitest';
import { withFiles } from '#islet/node/page/record/testing.ts';
import { findForeignUrls } from './foreignUrls.mjs';
import { readPageLoad, sumBytes } from './pageLoad.mjs';

const page = [
  '<link rel="canonical" href="/x"><link rel="icon" href="/i.svg">',
  '<link rel="stylesheet" href="/hashed/style.css"><link rel="preload" as="image" href="/logo.svg">',
  '<script>"<img src=/no.png>"</script><script type="module" src="/hashed/boot.js"></script>',
  '<img alt="a > b" src="/logo.svg"><img src="/later.png" loading="lazy"><img src="//host.example/a.png">',
  '<islet-island data-island="docs/Tabs.tsx#Tabs"></islet-island><islet-island data-island="Plain"></islet-island>',
  '<script type="application/json" id="~page-data">{"siteUrl":"/hashed/site.json","sidebarUrl":null}</script>',
].join('');

const files = {
  'a/page.html': page,
  'hashed/style.css': 'p{}',
  'hashed/boot.js': 'import{a}from"./runtime.js";n.e(3).then(n.bind(n,"N"))',
  'hashed/runtime.js': 'export const a=1',
  'hashed/3.0a.js':
    '({"docs/Tabs.tsx":()=>n.e("t").then(n.bind(n,"T")),Plain:()=>Promise.all([n.e(4),n.e("t")]).then(f),APlain:()=>n.e("no").then(f)});n.e("progress").then(f);let{hydrateIslands:d}=await n.e(5).then(n.bind(n,7))',
  'hashed/4.0b.js': '',
  'hashed/5.0d.js': 'islands',
  'hashed/t.0c.js': 'tabs',
  'hashed/site.json': '{}',
  'logo.svg': '<svg/>',
};

test('follows a page like a browser without input', () =>
  withFiles(files, async (root) => {
    const load = await readPageLoad(root, 'a/page.html');
    expect(load.map(({ phase, kind, file }) => `${phase} ${kind} ${file}`)).toEqual([
      'paint html a/page.html',
      'paint css hashed/style.css',
      'paint image logo.svg',
      'paint script hashed/boot.js',
      'paint script hashed/runtime.js',
      'idle script hashed/3.0a.js',
      'idle script hashed/5.0d.js',
      'idle script hashed/t.0c.js',
      'idle script hashed/4.0b.js',
      'idle data hashed/site.json',
    ]);
    // Brotli adds four bytes to texts as short as these.
    expect(sumBytes(load, { kind: 'css' })).toBe('p{}'.length + 4);
    expect(sumBytes(load)).toBe(load.reduce((sum, { bytes }) => sum + bytes, 0));
  }));

test.each([
  ['a chunk', { 'hashed/boot.js': 'n.e("gone").then(f)' }, 'loads the chunk gone'],
  ['the code of islands', { 'hashed/3.0a.js': 'export{}' }, 'no loader for islands'],
  [
    'an island',
    { 'hashed/3.0a.js': 'let{hydrateIslands:d}=await n.e(5).then(f)' },
    'no loader for docs/Tabs.tsx#Tabs',
  ],
  ['page data', { 'a/page.html': '<p></p>' }, 'has no page data'],
])('says when %s is missing', (_, changed, message) =>
  withFiles({ ...files, ...changed }, (root) =>
    expect(readPageLoad(root, 'a/page.html')).rejects.toThrow(message),
  ),
);

test.each([
  ['html', '<a href="https://a.example">https://b.example</a><img src="/own.png">', []],
  ['html', '<img srcset="/a.png 1x, https://c.example/a.png 2x">', ['https://c.example']],
  ['html', '<link rel="canonical" href="https://own.example/x">', []],
  ['html', '<link href="//d.example/x.css" rel="stylesheet">', ['//d.example']],
  ['css', '/* https://e.example */ a{background:url(/x.png)}', []],
  [
    'css',
    '@import "https://f.example/x.css";a{background:url(//g.example/x.png)}',
    ['https://f.example', '//g.example'],
  ],
  ['script', 'fetch("wss://h.example/x")', ['wss://h.example']],
  ['data', '{"link":"https://i.example"}', []],
] as const)('hosts that a file asks: %s %s', (kind, text, hosts) => {
  expect(findForeignUrls({ kind, text })).toEqual(hosts);
});
