import fc from 'fast-check';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { htmlToMarkdown } from './htmlToMarkdown.ts';

const convert = (html: string): string =>
  htmlToMarkdown(html, (url) => new URL(url, 'https://example.org/a/b').href).trimEnd();

/** What KaTeX writes: MathML, and HTML for the eye. */
const formula = (tex: string, isDisplay = false): string => {
  const math = `<math${isDisplay ? ' display="block"' : ''}><semantics><mi>x</mi><annotation encoding="application/x-tex">${tex}</annotation></semantics></math>`;
  const katex = `<span class="katex"><span class="katex-mathml">${math}</span><span class="katex-html" aria-hidden="true"><span class="base">x</span></span></span>`;
  return isDisplay ? `<span class="katex-display">${katex}</span>` : katex;
};

it.each<[what: string, html: string, markdown: string]>([
  [
    'a heading without its anchor',
    '<h2 id="a">A <code>b</code> <a class="heading-anchor" href="#a">#</a></h2>',
    '## A `b`',
  ],
  ['marks in text', '<p><strong>a</strong> <em>b </em>c <del>d</del></p>', '**a** *b* c ~~d~~'],
  [
    'links, made absolute',
    '<p><a href="../c#d">x</a> <a href="https://e.com/(f)">y</a></p>',
    '[x](https://example.org/c#d) [y](<https://e.com/(f)>)',
  ],
  ['an image', '<p><img src="/i.png" alt="A [b]"></p>', '![A \\[b\\]](https://example.org/i.png)'],
  ['an image that only decorates', '<p><img src="/i.png" alt=""></p>', ''],
  [
    'text like markup',
    '<p># a</p><p>1. b *c* _d_ e_f &lt;g&gt; [h] `i`</p>',
    '\\# a\n\n1\\. b \\*c\\* \\_d\\_ e_f \\<g> \\[h\\] \\`i\\`',
  ],
  ['code with backticks', '<p><code>`a`</code> <code>b``c</code></p>', '`` `a` `` ```b``c```'],
  [
    'a code block with its title and language',
    '<div class="code" data-lang="ts"><div class="code-title">a.ts</div><button>Copy</button><pre class="language-ts"><code><span class="line">a</span>\n```\n</code></pre></div>',
    '````ts title="a.ts"\na\n```\n````',
  ],
  ['a tight list', '<ul><li>a</li><li><p>b</p><ul><li>c</li></ul></li></ul>', '- a\n- b\n  - c'],
  [
    'a numbered list',
    '<ol start="3"><li><p>a</p><pre><code>b</code></pre></li><li>c</li></ol>',
    '3. a\n\n   ```\n   b\n   ```\n4. c',
  ],
  [
    'tasks',
    '<ul><li><input type="checkbox" checked disabled> a</li><li><input type="checkbox"> b</li></ul>',
    '- [x] a\n- [ ] b',
  ],
  [
    'a table',
    '<div class="table-scroll"><table><thead><tr><th>a|b</th><th>c</th></tr></thead><tbody><tr><td><p>d</p><p>e</p></td><td><code>f|g</code></td></tr></tbody></table></div>',
    '| a\\|b | c |\n| --- | --- |\n| d e | `f\\|g` |',
  ],
  [
    'a container',
    '<div class="container tip"><p class="container-title">Tip</p><p>a</p><p>b</p></div>',
    '> **Tip**\n>\n> a\n>\n> b',
  ],
  [
    'a folded part',
    '<details class="container details"><summary>More</summary><p>a</p></details>',
    '**More**\n\na',
  ],
  ['a quote', '<blockquote><p>a</p></blockquote>', '> a'],
  [
    'all tabs',
    '<div class="tabs"><div role="tablist"><button>x</button><button>y</button></div><div role="tabpanel" data-label="x"><p>a</p></div><div role="tabpanel" data-label="y" hidden><p>b</p></div></div>',
    '**x**\n\na\n\n**y**\n\nb',
  ],
  [
    'buttons side by side',
    '<div><a href="/a">A</a><a href="/b">B</a></div>',
    '[A](https://example.org/a) [B](https://example.org/b)',
  ],
  [
    'a card that is a link',
    '<a class="card" href="/a"><strong>A</strong><p>b</p></a>',
    '**A**\n\nb',
  ],
  [
    'formulas as LaTeX',
    `<p>a ${formula('x_1\n&amp;')} <span class="math">${formula('y', true)}</span></p><div class="math">${formula('x\\\\\ny', true)}</div>`,
    'a $x_1 &$ $$y$$\n\n$$\nx\\\\\ny\n$$',
  ],
  [
    'a diagram as its fence',
    '<figure class="diagram" data-mermaid="graph LR\nA[`a`]"><svg><text>A</text></svg></figure>',
    '```mermaid\ngraph LR\nA[`a`]\n```',
  ],
  ['a line break', '<p>a<br>b</p>', 'a\\\nb'],
  [
    'nothing of controls and drawings',
    '<button>a</button><svg><text>b</text></svg><label><input>c</label><span aria-hidden="true">d</span><div data-no-markdown>e</div>',
    '',
  ],
])('writes %s', (_, html, markdown) => {
  expect(convert(html)).toBe(markdown);
});

const escapeHtml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const flatten = (text: string): string => text.replace(/\s+/g, ' ').trim();
const read = (markdown: string): string =>
  flatten(textOf(unified().use(remarkParse).use(remarkGfm).parse(markdown)));

it('any text is the same after being read back', () => {
  const marks = fc.string({
    unit: fc.constantFrom(...'ab1 .#-+*_~`[]()<>&;!|:\\\n', '[^a]', 'https://', '&amp;', '字'),
  });
  fc.assert(
    fc.property(marks, (text) => {
      expect(read(convert(`<p>${escapeHtml(text)}</p>`))).toBe(flatten(text));
    }),
    { numRuns: 500 },
  );
});

it('any code is the same after being read back', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'ab`~ |\\') }), (text) => {
      fc.pre(text.trim() !== '');
      const html = `<p>x <code>${escapeHtml(text)}</code></p>`;
      expect(read(convert(html))).toBe(flatten(`x ${text}`));
    }),
  );
});

/** A pattern with quadratic time would take minutes for each of these. */
const spaces = ' '.repeat(300_000);
const hosts = 'www.'.repeat(100_000);
it.each<[what: string, html: string, markdown: string]>([
  ['spaces in a paragraph', `<p>a${spaces}b</p>`, `a${spaces}b`],
  ['spaces in a mark', `<p><strong>a${spaces}b</strong></p>`, `**a${spaces}b**`],
  ['spaces in a formula', `<p>${formula(`a${spaces}b`)}</p>`, `$a${spaces}b$`],
  ['the start of an address', `<p>${hosts}</p>`, hosts],
])('long runs are converted: %s', (_, html, markdown) => {
  expect(convert(html)).toBe(markdown);
});
