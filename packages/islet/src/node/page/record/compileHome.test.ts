import { expect, test } from 'vitest';
import { compileText, problemLines } from './testing.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
const page = `---
pageType: home
hero:
  image: { src: ./mark.svg }
  actions:
    - { text: Start, link: ./start.md#next }
    - { text: Elsewhere, link: https://example.com/ }
    - text: Terms
      link: ./terms.pdf
features:
  - { title: One, details: First, icon: /one.svg, link: /guide/ }
  - { title: Two, details: Second, icon: 🚀 }
---

# Home
`;

test('links and images of hero and features are published and kept for the check', async () => {
  const files = { 'docs/en/mark.svg': svg, 'docs/en/terms.pdf': '%PDF', 'public/one.svg': svg };
  const record = await compileText(page, { files });
  const { hero, features } = record.frontmatter;
  const outputs = record.assets.map(({ output }) => output);
  expect(problemLines(record)).toEqual([]);
  expect(outputs.map((name) => name.replace(/\.\w+\./, '.#.'))).toEqual([
    'hashed/mark.#.svg',
    'hashed/terms.#.pdf',
  ]);
  expect(hero?.image).toMatchObject({ src: `/base/${outputs[0]}`, width: 375 });
  expect(hero?.actions.map(({ link }) => link)).toEqual([
    '→./start.md#next',
    'https://example.com/',
    `/base/${outputs[1]}`,
  ]);
  expect(features?.map(({ icon, link }) => [icon, link])).toEqual([
    ['/base/one.svg', '→/guide/'],
    ['🚀', undefined],
  ]);
  const file = 'docs/en/page.mdx';
  expect(record.links).toEqual([
    { href: './start.md#next', kind: 'link', file, line: 6, column: 28 },
    { href: '/guide/', kind: 'link', file, line: 11, column: 57 },
  ]);
});

test('an image that does not exist is reported with its place', async () => {
  expect(problemLines(await compileText(page))).toEqual([
    'error docs/en/page.mdx:4:17 The image `./mark.svg` does not exist.',
    'error docs/en/page.mdx:11:41 The image `/one.svg` does not exist.',
  ]);
});
