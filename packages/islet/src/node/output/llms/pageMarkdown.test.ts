import { expect, it } from 'vitest';
import { testRules } from '#shared/testRules.ts';
import { type MarkdownSource, type Publication, pageMarkdown } from './pageMarkdown.ts';

const page: MarkdownSource = {
  routePath: '/guide/page',
  title: 'A "page"',
  description: 'What it is',
  frontmatter: {},
  html: '<h1>A "page"</h1><p><a href="../other?a#b">Other</a> <a href="https://e.com/">E</a></p>',
  overview: null,
};
const rules = testRules;
const { base } = rules;
const published: Publication = { rules, origin: 'https://docs.example' };

it('starts with what the page is, and makes links absolute', () => {
  expect(pageMarkdown(page, published)).toBe(`---
title: "A \\"page\\""
description: "What it is"
url: "https://docs.example${base}guide/page"
---

# A "page"

[Other](https://docs.example${base}other?a#b) [E](https://e.com/)
`);
});

it('links start with the base if the site has no public URL', () => {
  const text = pageMarkdown(page, { ...published, origin: null });
  expect(text).toContain(`url: "${base}guide/page"`);
  expect(text).toContain(`[Other](${base}other?a#b) [E](https://e.com/)`);
});

it('writes addresses as browsers do', () => {
  const html = '<p><a href="/a/b#c">A</a> <a href="/a/../b c">B</a></p>';
  const text = pageMarkdown({ ...page, html }, { rules, origin: 'https://Docs.example:443' });
  expect(text).toContain('[A](https://docs.example/a/b#c) [B](https://docs.example/b%20c)');
});

it('writes what the theme shows of the data of a home page and an overview', () => {
  const home: MarkdownSource = {
    ...page,
    title: 'Home',
    description: '',
    html: '',
    frontmatter: {
      hero: {
        name: 'Home',
        text: 'One *line*',
        actions: [{ text: 'Go', link: `${base}a`, theme: 'brand' }],
      },
      features: [{ title: 'Fast', details: 'Very.', link: `${base}b`, span: 4 }],
    },
    overview: [
      {
        id: 'x',
        name: 'Group',
        pages: [
          { text: 'A', link: `${base}a`, headers: [] },
          { text: 'B', link: `${base}b`, summary: 'Sets *b*.', headers: [] },
        ],
      },
    ],
  };
  expect(pageMarkdown(home, published).split('---\n\n')[1]).toBe(`# Home

One \\*line\\*

[Go](https://docs.example${base}a)

- **[Fast](https://docs.example${base}b)**: Very.

## Group

- [A](https://docs.example${base}a)
- [B](https://docs.example${base}b): Sets \\*b\\*.
`);
});

it('starts with the title even if a comment in code looks like one', () => {
  const html = '<pre><code># install\nnpm i</code></pre>';
  const text = pageMarkdown({ ...page, html }, published);
  expect(text).toContain('---\n\n# A "page"\n\n```\n# install\n');
});
