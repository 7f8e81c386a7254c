import { testConstructs } from './testing.ts';

testConstructs({
  'no front matter title and no h1': { source: 'text', html: '<p>text</p>', title: 'Page' },
  'title in front matter only (theme prints the h1)': {
    source: '---\ntitle: T\n---\n\ntext',
    html: '<h1 t>T</h1>\n<p>text</p>',
  },
  'a title in front matter and in a heading': {
    source: '---\ntitle: T\n---\n\n# H',
    html: '<h1 h>H</h1>',
  },
  'front matter: title/description only': {
    source: '---\ntitle: T\ndescription: D\n---\n\na',
    html: '<h1 t>T</h1>\n<p>a</p>',
    frontmatter: { title: 'T', description: 'D' },
  },
  'front matter: `outline: deep | [2,3] | false`, `tableOfContents`': {
    source: '---\noutline: deep\n---\n\n## A\n\n#### B',
    html: '<h2 a>A</h2>\n<h4 b>B</h4>',
    toc: ['a', 'b'],
  },
  '`outline: [2, 3]`': {
    source: '---\noutline: [2, 3]\n---\n\n## A\n\n#### B',
    html: '<h2 a>A</h2>\n<h4 b>B</h4>',
    frontmatter: { outline: [2, 3] },
    toc: ['a', 'b'],
  },
  '`outline: false`': {
    source: '---\noutline: false\n---\n\n## A',
    html: '<h2 a>A</h2>',
    frontmatter: { outline: false },
  },
  '`tableOfContents`': {
    source: '---\ntableOfContents: false\n---\n\n## A',
    html: '<h2 a>A</h2>',
    problems: ['warning 2:1 `tableOfContents` is not a known key.'],
  },
  'front matter: `sidebar:` object (`order`, `label`, `badge`)': {
    source:
      '---\nsidebar:\n  order: 2\n  label: L\n  badge: { text: New, variant: tip }\n  hidden: true\n---\n\na',
    html: '<p>a</p>',
    frontmatter: { sidebar: { label: 'L', order: 2, badge: 'New', hidden: true } },
  },
  'front matter: `sidebar_label`, `sidebar_position`, `id`, `slug`': {
    source: '---\nsidebar_label: L\nsidebar_position: 2\nslug: /b\nid: c\n---\n\na',
    html: '<p>a</p>',
    problems: ['warning 5:1 `id` is not a known key.'],
    frontmatter: { slug: '/b', sidebar_label: 'L', sidebar_position: 2, id: 'c' },
  },
  'front matter: `draft` / `unlisted`': {
    source: '---\ndraft: true\nunlisted: true\n---\n\na',
    html: '<div warning><p title>Draft</p><p>This page is not published.</p></div><p>a</p>',
    frontmatter: { draft: true, unlisted: true },
  },
  'front matter: `date`, `author(s)`': {
    source:
      '---\ntitle: T\ndate: 2026-01-02\nauthors: [A, { name: B, url: https://b.test }]\nauthor: C\n---\n\na',
    html: '<h1 t>T</h1><p class="byline"><time datetime="2026-01-02">January 2, 2026</time> · <a>A</a> · <a href="https://b.test">B</a></p><p>a</p>',
    problems: ['warning 5:1 `author` is not a known key.'],
  },
  'front matter: `lastUpdated` / `editLink` / `editUrl`': {
    source: '---\nlastUpdated: false\neditLink: false\neditUrl: https://a.test/b\n---\n\na',
    html: '<p>a</p>',
    frontmatter: { editLink: false, editUrl: 'https://a.test/b', lastUpdated: false },
  },
  'front matter: `prev` / `next`': {
    source: '---\nprev: false\nnext: More\n---\n\na',
    html: '<p>a</p>',
    frontmatter: { prev: false, next: 'More' },
  },
  'front matter: `head`': {
    source:
      '---\nhead:\n  - [meta, { name: a, content: b }]\n  - { tag: link, attrs: { rel: c, href: https://a.test/d } }\n---\n\na',
    html: '<p>a</p>',
    frontmatter: {
      head: [
        { tag: 'meta', attributes: { name: 'a', content: 'b' } },
        { tag: 'link', attributes: { rel: 'c', href: 'https://a.test/d' } },
      ],
    },
  },
  'front matter: `template`, `hero`, `banner`': {
    source: '---\ntemplate: splash\nbanner: { content: a }\nhero: { name: N, text: T }\n---\n\na',
    html: '<p>a</p>',
    problems: [
      'warning 2:1 `template` is not a known key.',
      'warning 3:1 `banner` is not a known key.',
      'warning 4:7 `hero` is not shown on this page.',
    ],
  },
  'front matter: `layout`': {
    source: '---\nlayout: home\n---\n\na',
    html: '<p>a</p>',
    problems: ['warning 2:1 `layout` is not a known key.'],
  },
});
