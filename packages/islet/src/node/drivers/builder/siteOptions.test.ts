import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyFixture, createTempFolder } from '#testing/fixtureSites.ts';
import { buildOrThrow } from './testing.ts';

const folder = await createTempFolder();
const siteRoot = await copyFixture('plain', folder.path);
const at = (file: string): string => path.join(siteRoot, file);
let html = '';
let log = '';

beforeAll(async () => {
  const config = await readFile(at('site.config.ts'), 'utf8');
  const changed = config
    .replace('  title:', `${options}  title:`)
    .replace('themeConfig: {', 'themeConfig: { lastUpdated: true,');
  await writeFile(at('site.config.ts'), changed);
  await writeFile(at('docs/en/guide/second.md'), page);
  for (const [name, source] of Object.entries(components))
    await writeFile(at(`docs/en/guide/${name}`), source);
  await mkdir(at('public/assets'), { recursive: true });
  await writeFile(at('public/assets/site.css'), 'body {}');
  log = (await buildOrThrow(siteRoot)).printed;
  html = await readFile(at('dist/guide/second.html'), 'utf8');
});
afterAll(folder.remove);

const options = `
  url: 'https://docs.example.com',
  feeds: [{ folder: '/' }],
  structuredData: true,
  socialImage: 'https://img.example.com/social.png',
  markdown: {
    showLineNumbers: true,
    defaultWrapCode: true,
    remarkPlugins: [
      () => (tree: { children: unknown[] }) => {
        tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: 'By remark.' }] });
      },
    ],
    rehypePlugins: [
      [
        ({ value }: { value: string }) => (tree: { children: unknown[] }) => {
          const children = [{ type: 'text', value }];
          tree.children.push({ type: 'element', tagName: 'p', properties: {}, children });
        },
        { value: 'By rehype.' },
      ],
    ],
  },
  contentSecurityPolicy: { image: ['img.example.com'], frame: ['self', '*.example.com'] },
  rsbuild: {
    plugins: [
      {
        name: 'mine',
        setup: (api) =>
          api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
            mergeRsbuildConfig(config, { source: { define: { ownWords: '"By Rsbuild."' } } }),
          ),
      },
    ],
  },
`;

const page = `---
head:
  - [script, {}, "count()"]
  - [script, { src: "https://stats.example.com/count.js", async: true }]
---

# Second

## Details

\`\`\`ts
const one = 1;
\`\`\`

![Allowed](https://img.example.com/a.png) ![Blocked](https://example.com/b.png)

<iframe src="https://www.example.com/"></iframe>
`;

/** Components with handlers; those of `Live.tsx` and what it imports run in the browser. */
const components = {
  'third.mdx': "# Third\n\nimport { Dead } from './Dead.tsx'\n\n<Dead />\n",
  'Dead.tsx': `
import { Inner } from './Inner.tsx';
import { Live } from './Live.tsx';
export const Dead = () => <div><a href="/">{ownWords}</a><Inner label="dead" /><Live /></div>;`,
  'Live.tsx': `'use client';
import { Inner } from './Inner.tsx';
export const Live = () => <p onClick={() => {}}><Inner label="live" /></p>;`,
  'Inner.tsx': `
export const Inner = ({ label }: { label: string }) => (
  <button type="button" onClick={() => {}} onFocus={() => {}}>{label}</button>
);`,
};

test.each([
  [
    'markdown.showLineNumbers and defaultWrapCode',
    '<div class="code wrap line-numbers" data-lang="ts">',
  ],
  ['markdown.remarkPlugins', '<p>By remark.</p>'],
  ['markdown.rehypePlugins, with options', '<p>By rehype.</p>'],
  ['url', '<link rel="canonical" href="https://docs.example.com/'],
  ['structuredData', '<script type="application/ld+json">{"@context":"https://schema.org",'],
  ['socialImage', '<meta property="og:image" content="https://img.example.com/social.png">'],
])('%s', (_, expected) => {
  expect(html.includes(expected)).toBe(true);
});

test('contentSecurityPolicy', async () => {
  const [, inDocument = ''] =
    /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  expect(inDocument).toContain("img-src 'self' data: https://img.example.com;");
  expect(inDocument).toContain("frame-src 'self' https://*.example.com;");
  const headers = await readFile(at('dist/_headers'), 'utf8');
  // The headers are for all documents, so they also allow the script of those with tabs.
  const [, inHeaders = ''] =
    /Content-Security-Policy: (.*); frame-ancestors 'self'\n/.exec(headers) ?? [];
  const [ofTabs = '', ...more] = inHeaders.split(' ').filter((word) => !inDocument.includes(word));
  expect([ofTabs.replace(/-[^']+/, ''), ...more]).toEqual(["'sha256'"]);
  expect(inHeaders.replace(`${ofTabs} `, '')).toBe(inDocument);
  const blocked = log.match(/`[^`]*` is on another host/g);
  expect(blocked).toEqual(['`https://example.com/b.png` is on another host']);
});

test('head: it is in its page, and the policies of all pages allow it, since they show each other', async () => {
  expect(html).toContain(
    '<script>count()</script><script src="https://stats.example.com/count.js" async></script>',
  );
  const other = await readFile(at('dist/guide/third.html'), 'utf8');
  expect(other).not.toContain('count()');
  const hash = createHash('sha256').update('count()').digest('base64');
  for (const text of [html, other, await readFile(at('dist/_headers'), 'utf8')]) {
    expect(text).toContain(`'sha256-${hash}' https://stats.example.com; style-src`);
  }
});

test('robots.txt leads to the site map', async () => {
  expect(await readFile(at('dist/robots.txt'), 'utf8')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://docs.example.com/sitemap.xml\n',
  );
});

test('a feed of pages without dates, which needs git', () => {
  expect(log.match(/^ {2}The times of the last updates are unknown.*/gm)).toHaveLength(1);
  expect(existsSync(at('dist/feed.xml'))).toBe(false);
});

test('handlers that no browser will run are reported once, at the page that has them', async () => {
  const told = log.match(/^.*third\.mdx.*\n.*/gm);
  expect(told).toEqual([
    'warning docs/en/guide/third.mdx:5:1\n  A component renders `<button>` with `onClick onFocus`, but does not run in the browser.',
  ]);
  const third = await readFile(at('dist/guide/third.html'), 'utf8');
  expect(third).toContain('<button type="button">dead</button>');
  expect(third).toContain('<p><button type="button">live</button></p>');
});

test('rsbuild', async () => {
  expect(await readFile(at('dist/guide/third.html'), 'utf8')).toContain('>By Rsbuild.</a>');
});

test('public files may be in `assets`, and are not cached forever', async () => {
  expect(await readFile(at('dist/assets/site.css'), 'utf8')).toBe('body {}');
  const headers = await readFile(at('dist/_headers'), 'utf8');
  const cached = headers.match(/^\S+(?=\n +Cache-Control: .*immutable)/gm);
  expect(cached).toEqual(['/hashed/*']);
});
