import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFrontmatter } from './readFrontmatter.ts';

const read = (yaml: string) => {
  const { frontmatter, problems } = readFrontmatter(yaml, 'docs/en/a.mdx', 2);
  const told = problems.map(
    ({ severity, line, column, message, fix }) =>
      `${line}:${column} ${severity}: ${message} ${fix}`,
  );
  return { frontmatter, told: told.join('\n') };
};

test('every key', () => {
  const yaml = `title: A
titleSuffix: '- B'
description: C
pageType: home
overview: true
overviewHeaders: [2, 3]
sidebar: false
outline: false
editLink: false
footer: false
navbar: false
globalUIComponents: false
hero:
  name: D
  actions:
    - text: E
      link: /e
features:
  - title: F
    details: G
`;
  expect(read(yaml)).toEqual({
    told: '',
    frontmatter: {
      title: 'A',
      titleSuffix: '- B',
      description: 'C',
      pageType: 'home',
      overview: true,
      overviewHeaders: [2, 3],
      sidebar: false,
      outline: false,
      editLink: false,
      footer: false,
      navbar: false,
      globalUIComponents: false,
      hero: { name: 'D', actions: [{ text: 'E', link: '/e', theme: 'brand' }] },
      features: [{ title: 'F', details: 'G', span: 4 }],
    },
  });
});

test('a page without front matter', () => {
  expect(read('')).toEqual({ frontmatter: {}, told: '' });
});

test('unknown keys are kept with a warning, wrong values are left out', () => {
  const { frontmatter, told } = read(`title: 404
pagetype: home
author: Ann
pageType: hom
overviewHeaders:
  - 2
  - 7
sidebar:
hero:
  actions:
    - text: Start
      lnk: /guide/
description: Kept
`);
  expect(frontmatter).toEqual({ pagetype: 'home', author: 'Ann', description: 'Kept' });
  expect(told).toMatchInlineSnapshot(`
    "2:8 error: \`title\` is the number 404. Use a string; a number or a word such as \`true\` needs quotes.
    5:11 error: \`pageType\` is "hom". Did you mean "home"? Use "404", "home", "doc", "custom" or "blank".
    8:5 error: \`overviewHeaders[1]\` is the number 7. Use at most 6.
    9:9 error: \`sidebar\` is \`null\`. Use \`true\` or \`false\` or an object.
    12:7 error: \`hero.actions[0].link\` is missing. Add a string.
    13:7 error: \`hero.actions[0].lnk\` is not a known key. Did you mean \`link\`?
    3:1 warning: \`pagetype\` is not a known key. Did you mean \`pageType\`?
    4:1 warning: \`author\` is not a known key. Write \`authors\`: a name, or \`name\`, \`url\` and \`image\`."
  `);
});

test.each([
  ['- a', 'is an array'],
  ['text', 'is "text"'],
])('no keys at all: %s', (yaml, found) => {
  const told = `2:1 error: The front matter ${found}. Use an object.`;
  expect(read(yaml)).toEqual({ frontmatter: {}, told });
});

test('what is not YAML', () => {
  const texts = [
    'title: A: B',
    '\ntitle: "a',
    'a: 1\na: 2',
    'title: @a/b',
    'title: *bold*',
    'a: [1',
  ];
  const told = texts.map((yaml) => `${JSON.stringify(yaml)}\n${read(yaml).told}`);
  expect(told.join('\n')).toMatchInlineSnapshot(`
    ""title: A: B"
    2:8 error: The front matter is not valid YAML: Nested mappings are not allowed in compact mappings. Correct it; text with special characters needs quotes.
    "\\ntitle: \\"a"
    3:10 error: The front matter is not valid YAML: Missing closing "quote. Correct it; text with special characters needs quotes.
    "a: 1\\na: 2"
    3:1 error: The front matter is not valid YAML: Map keys must be unique. Correct it; text with special characters needs quotes.
    "title: @a/b"
    2:8 error: The front matter is not valid YAML: Plain value cannot start with reserved character @. Correct it; text with special characters needs quotes.
    "title: *bold*"
    2:8 error: The front matter is not valid YAML: \`*bold*\` does not refer to anything. Correct it; text with special characters needs quotes.
    "a: [1"
    2:6 error: The front matter is not valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ]. Correct it; text with special characters needs quotes."
  `);
});

test.each([
  ['outline: deep', { outline: 'deep' }],
  ['outline: [2, 3]', { outline: [2, 3] }],
  ['outline: 2', { outline: 2 }],
  ['outline: [2, 6]', { outline: [2, 6] }],
  ['prev: false\nnext: Go on', { prev: false, next: 'Go on' }],
  ['lastUpdated: false', { lastUpdated: false }],
  ['lastUpdated: 2026-01-31', { lastUpdated: '2026-01-31T00:00:00.000Z' }],
  ['date: 2026-01-31 10:00:00', { date: '2026-01-31T10:00:00.000Z' }],
  ['date: 2026-01-31T10:00', { date: '2026-01-31T10:00:00.000Z' }],
  ['date: 2026-01-31 10:00:00 +02:00', { date: '2026-01-31T08:00:00.000Z' }],
  ['date: 2024-02-29', { date: '2024-02-29T00:00:00.000Z' }],
  ['draft: true\nunlisted: false\nsearch: false', { draft: true, unlisted: false, search: false }],
  [
    'sidebar: { label: A, order: 1.5, badge: new }',
    { sidebar: { label: 'A', order: 1.5, badge: 'new' } },
  ],
  ['sidebar: { badge: { text: new, variant: tip } }', { sidebar: { badge: 'new' } }],
  ['editUrl: false', { editUrl: false }],
  [
    'head: [[meta, { name: a, content: 1 }]]',
    { head: [{ tag: 'meta', attributes: { name: 'a', content: '1' } }] },
  ],
  [
    'head: [{ tag: link, attrs: { rel: me, href: "https://a.example/" } }]',
    { head: [{ tag: 'link', attributes: { rel: 'me', href: 'https://a.example/' } }] },
  ],
])('%s', (yaml, frontmatter) => {
  expect(read(yaml)).toEqual({ frontmatter, told: '' });
});

test.each([
  ['sidebar:\n  position: 1', 'error: `sidebar.position` is not a known key.', '`order`'],
  ['date: 2026-02-31', 'error: `date` is "2026-02-31".', 'Use a date such as 2026-01-31'],
  ['date: 2026-01-31 25:00', 'error: `date` is "2026-01-31 25:00".', 'Use a date such as'],
  ['lastUpdated: soon', 'error: `lastUpdated` is "soon".', 'Use a date such as 2026-01-31'],
  ['head: [[scrpt, { src: /a.js }]]', 'error: `head[0][0]` is "scrpt".', 'Did you mean "script"?'],
  [
    'head: [[meta, { http-equiv: refresh, content: 0 }]]',
    'error: `head[0]` has the attribute `http-equiv`.',
    'Use name, property',
  ],
  [
    'head: [[link, { rel: me, href: "javascript:a" }]]',
    'error: `head[0]` leads to "javascript:a".',
    '`https:`',
  ],
  ['outline: [1, 9]', 'error: `outline[0]` is the number 1.', 'Use at least 2.'],
  ['answers: [a, b, c, d]', 'error: `answers` is an array.', 'Use at most three questions'],
  ['outline: 5', 'error: `outline` is the number 5.', 'Use at most 4.'],
  ['next: {}', 'error: `next` is an object.', 'Use `false` or a string.'],
  ['order: 1', 'warning: `order` is not a known key.', 'inside `sidebar:`'],
  ['slug: ../a', 'error: `slug` is "../a".', 'as `/start`, or `start`'],
  ['slug: 2', 'error: `slug` is the number 2.', 'needs quotes'],
  ['slug: a.html', 'error: `slug` is "a.html".', 'without extension'],
  ['slug: /a#b', 'error: `slug` is "/a#b".', 'as `/start`'],
  ['permalink: /a', 'warning: ', '`slug`'],
  ['published: false', 'warning: ', '`draft: true`'],
  ['pagefind: false', 'warning: ', '`search: false`'],
  ['toc: false', 'warning: ', '`outline: false`'],
])('says what to write instead of `%s`', (yaml, message, fix) => {
  const { told } = read(yaml);
  expect(told).toContain(message);
  expect(told).toContain(fix);
});

test('plain texts are read without the parser, but as the parser reads them', () => {
  const key = fc.constantFrom('title', 'description', 'x1', 'constructor', 'True', 'null', 'a b');
  const word = fc.constantFrom(
    ...[
      'true',
      'False',
      'null',
      'yes',
      'y',
      'e5',
      '0x1',
      'NaN',
      'v1.2',
      '2020-01-01',
      '-',
      '|',
      '&a',
    ],
    ...[
      "it's",
      "'q'",
      'a: b',
      'a #b',
      'a - b',
      'a,',
      '(a)',
      'a?',
      '? a',
      'Über',
      '中文',
      'a\u00a0b',
    ],
  );
  const value = fc.oneof(
    word,
    fc.array(word, { maxLength: 3 }).map((words) => words.join(' ')),
    fc.string({ unit: fc.constantFrom(...'aZ é,.()/!?;-0:# "') }),
  );
  const line = fc.tuple(key, fc.constantFrom(': ', ': ', ':', ':  '), value);
  const yaml = fc.array(line, { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(yaml, (lines) => {
      const text = lines.map((parts) => parts.join('')).join('\n');
      const { placeOf: _, ...fast } = readFrontmatter(text, 'a.md', 2);
      // A comment takes the parser.
      const { placeOf: __, ...whole } = readFrontmatter(`# comment\n${text}`, 'a.md', 1);
      expect(fast).toEqual(whole);
    }),
    { numRuns: 200 },
  );
});
