// One file: all tests look at one build, and most of the lines are what it wrote.

import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCliWith } from '#testing/cli.ts';
import { copyFixture, createTempFolder } from '#testing/fixtureSites.ts';
import { readFolder } from '#testing/readFolder.ts';
import { decodePage } from '../../output/files/encodePage.ts';
import { hashScript } from '../../site/policy/composePolicy.ts';
import { buildOrThrow } from './testing.ts';

/** Names of files and data change with what is in them. */
const hash = /\.[\da-f]{8,10}(?=[./])/g;

const folder = await createTempFolder();
const siteRoot = await copyFixture('full', folder.path);
const dist = path.join(siteRoot, 'dist');
let files: Record<string, string> = {};

beforeAll(async () => {
  await buildOrThrow(siteRoot);
  files = await readFolder(dist);
});
afterAll(folder.remove);

const textOf = (file: string): Promise<string> => readFile(path.join(dist, file), 'utf8');

test('has a document and a data file for each page, and nothing that is not needed', () => {
  const names = Object.keys(files).map((name) => name.replace(hash, '.HASH'));
  const isScript = (name: string) => name.endsWith('.js');
  expect(names.filter((name) => !isScript(name)).join('\n')).toMatchInlineSnapshot(`
    ".nojekyll
    404.data.bin
    404.html
    _headers
    _redirects
    api/core.data.bin
    api/core.html
    api/core.md
    api/index.data.bin
    api/index.html
    api/index.md
    api/options/minify.data.bin
    api/options/minify.html
    api/options/minify.md
    api/types/result.data.bin
    api/types/result.html
    api/types/result.md
    demo.html
    guide/bare.data.bin
    guide/bare.html
    guide/bare.md
    guide/boundaries.data.bin
    guide/boundaries.html
    guide/boundaries.md
    guide/fragile.data.bin
    guide/fragile.html
    guide/fragile.md
    guide/index.data.bin
    guide/index.html
    guide/index.md
    guide/islands.data.bin
    guide/islands.html
    guide/islands.md
    guide/long.data.bin
    guide/long.html
    guide/long.md
    guide/start.data.bin
    guide/start.html
    guide/start.md
    guide/widgets.data.bin
    guide/widgets.html
    guide/widgets.md
    guide/快速.data.bin
    guide/快速.html
    guide/快速.md
    hashed/large.HASH.png
    hashed/notes.HASH.txt
    hashed/search_index.en.HASH.bin
    hashed/search_index.en/texts.HASH.bin
    hashed/search_index.zh.HASH.bin
    hashed/search_index.zh/texts.HASH.bin
    hashed/sidebar.api.HASH.json
    hashed/sidebar.guide.HASH.json
    hashed/sidebar.v1.guide.HASH.json
    hashed/sidebar.zh.guide.HASH.json
    hashed/site.v1.en.HASH.json
    hashed/site.v1.zh.HASH.json
    hashed/site.v2.en.HASH.json
    hashed/site.v2.zh.HASH.json
    hashed/square.HASH.png
    hashed/style.HASH.css
    hashed/style.HASH.css
    hashed/style.HASH.css
    hashed/style.HASH.css
    hashed/style.HASH.css
    hashed/style.HASH.css
    hashed/style.HASH.css
    hashed/style.HASH.css
    hashed/style.HASH.css
    hashed/style.HASH.css
    icon.svg
    index.data.bin
    index.html
    index.md
    llms-full.txt
    llms.txt
    search_index.en.json
    search_index.zh.json
    sitemap.xml
    third-party-notices.txt
    v1/404.data.bin
    v1/404.html
    v1/guide/index.data.bin
    v1/guide/index.html
    v1/guide/index.md
    v1/index.data.bin
    v1/index.html
    v1/index.md
    v1/llms-full.txt
    v1/llms.txt
    v1/zh/404.data.bin
    v1/zh/404.html
    v1/zh/index.data.bin
    v1/zh/index.html
    v1/zh/index.md
    v1/zh/llms-full.txt
    v1/zh/llms.txt
    zh/404.data.bin
    zh/404.html
    zh/guide/index.data.bin
    zh/guide/index.html
    zh/guide/index.md
    zh/index.data.bin
    zh/index.html
    zh/index.md
    zh/llms-full.txt
    zh/llms.txt"
  `);
  // Boot, the rest of the runtime, what hydrates islands, what waits for its use (progress bar, zoom, stars, the
  // button back to the top, the filter of overviews, links in code, the older way to copy, page data, search, its worker
  // and what replaces that,
  // popovers for older browsers, the sheets of styles that some of these share), and the five modules with islands.
  expect(names.filter(isScript)).toHaveLength(20);
  // Components that only run at build time are in none of them, even if they contain an island.
  const scripts = Object.entries(files).flatMap(([name, text]) => (isScript(name) ? text : []));
  expect(scripts.some((text) => text.includes('className:"like"'))).toBe(true);
  expect(scripts.some((text) => text.includes('className:"panel"'))).toBe(false);
});

test('has the headers and redirects for hosts', async () => {
  const csp = /default-src [^\n]*/.exec(await textOf('_headers'))?.[0] ?? '';
  expect(csp).not.toMatch(/unsafe/);
  expect(
    (await textOf('_headers')).replace(/sha256-[\w+/=]+/g, 'sha256-HASH'),
  ).toMatchInlineSnapshot(`
    "/docs/*
      Content-Security-Policy: default-src 'none'; script-src 'self' 'sha256-HASH' 'sha256-HASH' 'sha256-HASH'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types islet islet-worker; frame-ancestors 'self'
      X-Content-Type-Options: nosniff
      Referrer-Policy: strict-origin-when-cross-origin
    /docs/hashed/*
      Cache-Control: public, max-age=31536000, immutable
    /docs/v1/guide/
      Link: </docs/v1/guide/index.md>; rel="alternate"; type="text/markdown"
    /docs/v1/
      Link: </docs/v1/index.md>; rel="alternate"; type="text/markdown"
    /docs/v1/zh/
      Link: </docs/v1/zh/index.md>; rel="alternate"; type="text/markdown"
    /docs/api/core
      Link: </docs/api/core.md>; rel="alternate"; type="text/markdown"
    /docs/api/
      Link: </docs/api/index.md>; rel="alternate"; type="text/markdown"
    /docs/api/options/minify
      Link: </docs/api/options/minify.md>; rel="alternate"; type="text/markdown"
    /docs/api/types/result
      Link: </docs/api/types/result.md>; rel="alternate"; type="text/markdown"
    /docs/guide/bare
      Link: </docs/guide/bare.md>; rel="alternate"; type="text/markdown"
    /docs/guide/boundaries
      Link: </docs/guide/boundaries.md>; rel="alternate"; type="text/markdown"
    /docs/guide/fragile
      Link: </docs/guide/fragile.md>; rel="alternate"; type="text/markdown"
    /docs/guide/
      Link: </docs/guide/index.md>; rel="alternate"; type="text/markdown"
    /docs/guide/islands
      Link: </docs/guide/islands.md>; rel="alternate"; type="text/markdown"
    /docs/guide/long
      Link: </docs/guide/long.md>; rel="alternate"; type="text/markdown"
    /docs/guide/start
      Link: </docs/guide/start.md>; rel="alternate"; type="text/markdown"
    /docs/guide/widgets
      Link: </docs/guide/widgets.md>; rel="alternate"; type="text/markdown"
    /docs/guide/%E5%BF%AB%E9%80%9F
      Link: </docs/guide/%E5%BF%AB%E9%80%9F.md>; rel="alternate"; type="text/markdown"
    /docs/
      Link: </docs/index.md>; rel="alternate"; type="text/markdown"
    /docs/zh/guide/
      Link: </docs/zh/guide/index.md>; rel="alternate"; type="text/markdown"
    /docs/zh/
      Link: </docs/zh/index.md>; rel="alternate"; type="text/markdown"
    "
  `);
  expect(await textOf('_redirects')).toMatchInlineSnapshot(`
    "/docs/guide/former /docs/guide/start 301
    /docs/old/start /docs/guide/start 301
    /docs/v2 /docs/ 301
    /docs/en /docs/ 301
    /docs/v1/en /docs/v1/ 301
    /docs/v1/zh/guide /docs/v1/guide/ 302
    /docs/zh/api /docs/api/ 302
    /docs/zh/guide/bare /docs/guide/bare 302
    /docs/zh/guide/boundaries /docs/guide/boundaries 302
    /docs/zh/guide/fragile /docs/guide/fragile 302
    /docs/zh/guide/islands /docs/guide/islands 302
    /docs/zh/guide/long /docs/guide/long 302
    /docs/zh/guide/start /docs/guide/start 302
    /docs/zh/guide/widgets /docs/guide/widgets 302
    /docs/zh/guide/%E5%BF%AB%E9%80%9F /docs/guide/%E5%BF%AB%E9%80%9F 302
    /docs/old/* /docs/guide/ 302
    /docs/v2/* /docs/:splat 301
    /docs/en/* /docs/:splat 301
    /docs/v1/en/* /docs/v1/:splat 301
    /docs/v1/zh/guide/* /docs/v1/guide/:splat 302
    /docs/zh/api/* /docs/api/:splat 302
    /docs/v1/zh/* /docs/v1/zh/404.html 404
    /docs/zh/* /docs/zh/404.html 404
    /docs/v1/* /docs/v1/404.html 404
    "
  `);
  expect(await textOf('sitemap.xml')).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
    <url><loc>https://docs.example.com/docs/v1/guide/</loc></url>
    <url><loc>https://docs.example.com/docs/v1/</loc></url>
    <url><loc>https://docs.example.com/docs/v1/zh/</loc></url>
    <url><loc>https://docs.example.com/docs/api/core</loc></url>
    <url><loc>https://docs.example.com/docs/api/</loc></url>
    <url><loc>https://docs.example.com/docs/api/options/minify</loc></url>
    <url><loc>https://docs.example.com/docs/api/types/result</loc></url>
    <url><loc>https://docs.example.com/docs/guide/bare</loc></url>
    <url><loc>https://docs.example.com/docs/guide/boundaries</loc></url>
    <url><loc>https://docs.example.com/docs/guide/fragile</loc></url>
    <url><loc>https://docs.example.com/docs/guide/</loc></url>
    <url><loc>https://docs.example.com/docs/guide/islands</loc></url>
    <url><loc>https://docs.example.com/docs/guide/long</loc></url>
    <url><loc>https://docs.example.com/docs/guide/start</loc></url>
    <url><loc>https://docs.example.com/docs/guide/widgets</loc></url>
    <url><loc>https://docs.example.com/docs/guide/%E5%BF%AB%E9%80%9F</loc></url>
    <url><loc>https://docs.example.com/docs/</loc></url>
    <url><loc>https://docs.example.com/docs/zh/guide/</loc></url>
    <url><loc>https://docs.example.com/docs/zh/</loc></url>
    </urlset>
    "
  `);
});

test('has page data with what a navigation needs and nothing else', async () => {
  const data = decodePage(await readFile(path.join(dist, 'guide/start.data.bin')));
  const { html = '', styleUrls = [], ...rest } = data;
  const shown = JSON.stringify({ ...rest, buildId: 'BUILD' }, null, 2).replace(hash, '.HASH');
  expect(shown).toMatchInlineSnapshot(`
    "{
      "buildId": "BUILD",
      "pagePath": "guide/start",
      "routePath": "/guide/start",
      "filePath": "docs/v2/en/guide/start.mdx",
      "lang": "en",
      "version": "v2",
      "pageType": "doc",
      "title": "Start",
      "documentTitle": "Start - Full",
      "description": "How to start, in one sentence.",
      "frontmatter": {
        "description": "How to start, in one sentence."
      },
      "toc": [
        {
          "text": "Next steps",
          "id": "next",
          "depth": 2,
          "charIndex": 140
        }
      ],
      "sidebarUrl": "/docs/hashed/sidebar.guide.HASH.json",
      "siteUrl": "/docs/hashed/site.v2.en.HASH.json",
      "prev": {
        "text": "Introduction",
        "link": "/docs/guide/"
      },
      "next": {
        "text": "Islands",
        "link": "/docs/guide/islands"
      },
      "editUrl": "https://example.com/edit/v2/en/guide/start.mdx",
      "markdownUrl": "/docs/guide/start.md",
      "lastUpdated": null,
      "languageUrls": {
        "en": "/docs/guide/start",
        "zh": "/docs/zh/guide/"
      },
      "versionUrls": {
        "v2": "/docs/guide/start",
        "v1": "/docs/v1/guide/"
      },
      "untranslatedLangs": [
        "zh"
      ],
      "overview": null
    }"
  `);
  const document = await textOf('guide/start.html');
  expect(document).toContain(`<div class="prose" data-prose="">${html}</div>`);
  // The document names the site's first.
  const linked = [...document.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)];
  expect(linked.slice(1).map(([, href]) => href)).toEqual(styleUrls);
  expect(styleUrls.map((url) => files[url.replace('/docs/', '')])).toEqual([
    '.badge{text-decoration:underline}',
  ]);
  const [, inline = ''] =
    /<script type="application\/json" id="~page-data">(.*?)<\/script>/.exec(document) ?? [];
  expect(JSON.parse(inline)).toEqual(rest);
  expect(Object.keys(files)).toContain(rest.sidebarUrl?.replace('/docs/', ''));
  expect(Object.keys(files)).toContain(rest.siteUrl.replace('/docs/', ''));
});

test('has the policy of the headers in every document, but allows only its own inline scripts', async () => {
  // `demo.html` is a file of the public folder.
  const isDocument = (name: string) => name.endsWith('.html') && name !== 'demo.html';
  const documents = Object.keys(files).filter(isDocument);
  const [, csp = ''] = /Content-Security-Policy: (.*?); frame/.exec(await textOf('_headers')) ?? [];
  for (const name of documents) {
    const text = await textOf(name);
    const scripts = [...text.matchAll(/<script(?: data-moved="[^"]*")?>(.*?)<\/script>/gs)];
    const hashes = scripts.map(([, script = '']) => hashScript(script));
    expect(hashes).toHaveLength(text.includes(' data-moved=') ? 2 : 1);
    for (const hash of hashes) expect(csp).toContain(hash);
    const own = csp.replace(/(?:'sha256-\S+' )*'sha256-\S+'/, hashes.join(' '));
    expect(text).toContain(`content="${own}"`);
  }
});

test('is the same byte for byte when it is built again', async () => {
  await buildOrThrow(siteRoot);
  expect(await readFolder(dist)).toEqual(files);
});

test('is the same from nothing in another process, whatever the mode in its environment', async () => {
  for (const place of ['.islet', 'dist']) await rm(path.join(siteRoot, place), { recursive: true });
  const { ended } = startCliWith({ env: { NODE_ENV: 'development' } }, 'build', siteRoot);
  expect(await ended).toMatchObject({ code: 0 });
  expect(await readFolder(dist)).toEqual(files);
});

test('loads nothing on one page that depends on how many others there are', async () => {
  const section = path.join(siteRoot, 'docs/v2/en/more');
  await mkdir(section);
  for (let page = 0; page < 30; page++) {
    await writeFile(path.join(section, `page-${page}.md`), `# Page ${page}\n\nMore text.\n`);
  }
  expect((await buildOrThrow(siteRoot, { compress: true })).stages).toContain('Compress');
  const grown = await readFolder(dist);
  const changed = Object.keys(files).filter((name) => grown[name] !== files[name]);
  const pages = changed.filter((name) => !/^(?:hashed\/)?search_index\./.test(name));
  // All are for programs and hosts.
  expect(pages).toEqual(['_headers', '_redirects', 'llms-full.txt', 'llms.txt', 'sitemap.xml']);

  const compressed = Object.keys(grown).filter((name) => /\.(?:br|gz)$/.test(name));
  expect(compressed).toContain('guide/start.html.br');
  expect(compressed.some((name) => /search_index\.[^/]*\.bin\.br$/.test(name))).toBe(true);
  for (const name of compressed) {
    const bytes = Buffer.from(grown[name] ?? '', 'latin1');
    const text = name.endsWith('.br') ? brotliDecompressSync(bytes) : gunzipSync(bytes);
    expect(text.toString('latin1') === grown[name.slice(0, -3)], name).toBe(true);
  }
});
