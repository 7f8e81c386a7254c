import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withFiles } from '../../page/record/testing.ts';
import { build } from './testing.ts';

const files = {
  'site.config.ts': `export default {
  title: 'A',
  base: '/docs/',
  locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }],
  themeConfig: { socialLinks: [{ icon: 'tiny:dot', mode: 'link', content: 'https://a.example/' }] },
};`,
  'node_modules/@iconify-json/tiny/icons.json': JSON.stringify({
    prefix: 'tiny',
    icons: { dot: { body: '<path d="M1 1"/>' }, line: { body: '<path d="M2 2"/>' } },
  }),
  'docs/en/index.md': `---
pageType: home
features:
  - { icon: tiny:line, title: One, details: First, link: /cards }
---
`,
  'docs/zh/index.md': '# 首页',
  'docs/en/cards.mdx': '# Cards\n\n<Card title="A" icon="tiny:line" />\n',
};

const svg = (size: number, path: string) =>
  `<svg viewBox="0 0 16 16" width="${size}" height="${size}"><path d="${path}"/></svg>`;

test('icons of an installed set are in the document, wherever one is named', async () => {
  await withFiles(files, async (siteRoot) => {
    const { problems } = await build(siteRoot);
    const read = (page: string) => readFile(path.join(siteRoot, 'dist', page), 'utf8');
    expect(problems).toEqual([]);
    const pages = await Promise.all(['index.html', 'cards.html', 'zh/index.html'].map(read));
    for (const page of pages) expect(page).toContain(svg(20, 'M1 1'));
    for (const page of pages.slice(0, 2)) expect(page).toContain(svg(32, 'M2 2'));
  });
});

test('an unknown icon and a set that is not installed are errors with their places', async () => {
  const wrong = {
    ...files,
    'site.config.ts': files['site.config.ts'].replace('tiny:dot', 'other:dot'),
    'docs/en/index.md': files['docs/en/index.md'].replace('tiny:line', 'tiny:lime'),
    'docs/en/cards.mdx': files['docs/en/cards.mdx'].replace('tiny:line', 'tiny:lin'),
  };
  await withFiles(wrong, async (siteRoot) => {
    const { problems } = await build(siteRoot);
    const told = problems.map(
      ({ file, line, message, fix }) => `${file}:${line} ${message} ${fix}`,
    );
    expect(told.sort()).toEqual([
      'docs/en/cards.mdx:3 The icon set `tiny` has no icon `lin`. The nearest are `tiny:line`.',
      'docs/en/index.md:4 The icon set `tiny` has no icon `lime`. The nearest are `tiny:line`.',
      'site.config.ts:undefined `themeConfig.socialLinks[0].icon`: The icon set `other` is not installed. Run `npm install --save-dev @iconify-json/other`, or use an emoji or an image.',
    ]);
  });
});
