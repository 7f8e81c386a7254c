import { expect, test } from 'vitest';
import { compileText } from '../../page/record/testing.ts';
import { outlineBody, type RenderedRoot } from './outlineBody.ts';

const place = { file: 'docs/en/a.mdx', line: 3, column: 1, lastLine: 5 };

/** Reads HTML of which JSX has rendered everything after `<!---->`. */
function read(html: string) {
  const start = html.indexOf('<!---->');
  const roots: RenderedRoot[] = start < 0 ? [] : [{ start, end: html.length, place }];
  const { outline, faults, ...body } = outlineBody(html, roots);
  return {
    ...body,
    toc: outline.toc.map(({ id, depth, text }) => `${depth} ${text} #${id}`),
    text: outline.sections.map(({ text, code }) => [text, code].filter(Boolean).join(' | ')),
    faults: faults.map(
      ({ severity, message, place: { line } }) => `${severity} ${line} ${message}`,
    ),
  };
}

test.each([
  [
    'Markdown',
    '# T\n\nLead.\n\n## A `b`\n\nText *in*.\n\n- a\n- b\n\n### A `b`\n\n##### e\n\n| a | b |\n| - | - |\n| c | d |',
  ],
  [
    'code',
    '# T\n\n```js title="a.js"\nrun(1 < 2);\n```\n\n```tree\nsrc\n└── index.ts\n```\n\n:::details b.js\n```js\nb();\n```\n:::',
  ],
  [
    'containers, footnotes and images',
    ':::tip\nA[^1]\n:::\n\n[^1]: Note.\n\n## ![Alt](https://a.example/a.png) c',
  ],
  ['the byline', '---\ndate: 2026-01-02\nauthors: [Ada]\n---\n\n# T\n\n[[toc]]\n\nText.\n\n## End'],
])('the HTML of %s gives what its source does', async (_, source) => {
  const { body, toc, sections } = await compileText(source);
  const html = body.join('');
  expect(outlineBody(html, [])).toEqual({ html, outline: { toc, sections }, faults: [] });
});

test('what components render is part of the outline, in its place', () => {
  const html =
    '<h2 id="a">A</h2><p>One</p><!----><div><h3 id="b">B <span class="pill tip">New</span></h3>' +
    '<table><tr><td>name</td><td>Its <em>use</em></td></tr></table><h2>C &amp; d</h2><h2>A</h2></div>';
  expect(read(html)).toEqual({
    html: html.replace('<h2>C', '<h2 id="c--d">C').replace('<h2>A', '<h2 id="a-1">A'),
    toc: ['2 A #a', '3 B #b', '2 C & d #c--d', '2 A #a-1'],
    text: ['One', 'name\tIts use', '', ''],
    faults: [],
  });
});

test('a table of contents lists what components render, too', () => {
  const nav = (links: string) => `<nav data-toc="" aria-label="Contents"><ul>${links}</ul></nav>`;
  const [a, b] = ['<li><a href="#a">A</a></li>', '<li><a href="#b--c">B &#x26; c</a></li>'];
  const rest = '<h2 id="a">A</h2><!---->';
  const { html } = read(`<p>Text</p>${nav(a)}${rest}<h2>B &amp; c</h2>`);
  expect(html).toBe(`<p>Text</p>${nav(a + b)}${rest}<h2 id="b--c">B &amp; c</h2>`);
});

test('a heading of Markdown is called what JSX in it renders', () => {
  const { html, toc } = read('<h2><!---->1.2</h2>');
  expect([html, toc]).toEqual(['<h2 id="12"><!---->1.2</h2>', ['2 1.2 #12']]);
});

test('islands stay as they are, except for what is passed to them', () => {
  const html =
    '<!----><islet-island><h2>Own</h2><islet-slot><h2>Passed</h2></islet-slot></islet-island>' +
    '<islet-island>shown<template data-slot="0"><h3>Later</h3>hidden</template></islet-island>';
  expect(read(html)).toEqual({
    html: html
      .replace('<h2>Passed', '<h2 id="passed">Passed')
      .replace('<h3>Later', '<h3 id="later">Later'),
    toc: ['2 Passed #passed', '3 Later #later'],
    text: ['Own', 'shown', 'hidden'],
    faults: [
      'warning 3 The heading "Own" of a component that runs in the browser has no id, so the outline leaves it out.',
    ],
  });
});

test('reports headings with the same id, and those without a text', () => {
  expect(read('<h2 id="a">A</h2><!----><h2 id="a">B</h2><h2><svg></svg></h2>').faults).toEqual([
    'error 3 Two headings have the id `#a`.',
    'warning 3 This heading has no text, so links to it have no name.',
  ]);
});

test.each([
  '<button>Copy</button>',
  '<nav>Links</nav>',
  '<script>run()</script><style>a{}</style><noscript>No</noscript>',
  '<p hidden>Not yet</p><p aria-hidden="true">Drawn</p>',
  '<select><option>One</option></select><template>T</template>',
  '<div data-no-search><h2>Demo</h2>Text</div>',
])('%s is not part of the text', (html) => {
  expect(read(`<!----><p>A</p>${html}<p>B</p>`)).toEqual({
    html: `<!----><p>A</p>${html}<p>B</p>`,
    toc: [],
    text: ['A\nB'],
    faults: [],
  });
});

test('all tabs are searched, but of commands only those for one package manager', () => {
  const tabs = (group: string) =>
    `<div data-tabs="${group}"><div role="tabpanel"><pre>npm i a</pre></div>` +
    '<div role="tabpanel" hidden=""><pre>pnpm add a</pre></div></div>';
  expect(read(tabs('')).text).toEqual(['npm i a\npnpm add a']);
  expect(read(tabs('package-manager')).text).toEqual(['npm i a']);
});

test('drawings are searched by their sources', () => {
  const html =
    '<p>Is <span class="katex"><math><semantics><mi>x</mi><annotation>x^2</annotation></semantics></math>' +
    '<span aria-hidden="true">x2</span></span></p><figure data-mermaid="a --> b"><svg><text>a</text></svg></figure>';
  expect(read(html).text).toEqual(['Is | x^2\na --> b']);
});
