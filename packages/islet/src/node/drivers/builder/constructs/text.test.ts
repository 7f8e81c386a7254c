import { testConstructs } from './testing.ts';

testConstructs({
  'heading id `## A {#b}`': { source: '## A {#b}', html: '<h2 b>A</h2>' },
  'heading id `## A \\{#b}`, escaped': { source: '## A \\{#b}', html: '<h2 b>A</h2>' },
  'heading id `## A [#b]` / `{/* #b */}`': {
    source: '## A [#b]\n\n## C {/* #d */}',
    html: '<h2 b>A</h2>\n<h2 d>C</h2>',
  },
  'heading id behind `<x />` (`## a <sup /> {#b}`)': {
    source: '## A <sup class="x" /> {#b}',
    html: '<h2 b>A <sup class="x"></sup></h2>',
  },
  '`[[toc]]`': {
    source: '[[toc]]\n\n## A\n\n### B\n\n## C',
    html: '<nav data-toc="" aria-label="Table of contents"><ul><li><a href="#a">A</a><ul><li><a href="#b">B</a></li></ul></li><li><a href="#c">C</a></li></ul></nav>\n<h2 a>A</h2>\n<h3 b>B</h3>\n<h2 c>C</h2>',
  },
  'emphasis next to CJK punctuation `**类型：**字`': {
    source: '**类型：**字符串，~~删除。~~后',
    html: '<p><strong>类型：</strong>字符串，<del>删除。</del>后</p>',
  },
  'an address before Chinese': {
    source: '见 https://a.b/c，以及**重要**。',
    html: '<p>见 <a href="https://a.b/c">https://a.b/c</a>，以及<strong>重要</strong>。</p>',
  },
  'emoji shortcode `:tada:`': {
    source: 'a :tada: at 12:30:45 a:b:c\n\n## A :rocket:',
    html: '<p>a :tada: at 12:30:45 a:b:c</p>\n<h2 a-rocket>A :rocket:</h2>',
    problems: [
      'warning 1:3 The emoji `:tada:` is shown as it is written.',
      'warning 3:6 The emoji `:rocket:` is shown as it is written.',
    ],
  },
  'inline math `$…$`': {
    source: 'a $x^2$ and $5 or $6_a\n\n$a + b$\n\n$n$ but $HOME$ and US$5, A$6',
    html: '<p>a $x^2$ and $5 or $6_a</p><p>$a + b$</p><p>$n$ but $HOME$ and US$5, A$6</p>',
    problems: [
      'warning 1:3 `$x^2$` is math, which is shown as it is written.',
      'warning 3:1 `$a + b$` is math, which is shown as it is written.',
      'warning 5:1 `$n$` is math, which is shown as it is written.',
    ],
  },
  'block math `$$`': {
    source: '$$\nx^2\n$$',
    html: '<p>$$\nx^2\n$$</p>',
    problems: ['warning 1:1 `$$` is math, which is shown as it is written.'],
  },
  'includes of mdBook': {
    source: 'a\n\n{{#include b.rs:2:10}}',
    md: {
      problems: [
        'warning 3:1 `{{#include b.rs:2:10}}` is the syntax of mdBook, which is shown as it is written.',
      ],
    },
    mdx: { problems: ['error 3:3 '] },
  },
  'Vue `{{ }}` outside code': {
    source: 'a {{ b }}\n\n{{ c.d }}\n\n<p>{{ e }}</p>\n\n| a |\n| - |\n| {{ f }} |',
    md: {
      html: '<p>a {{ b }}</p><p>{{ c.d }}</p><p>{{ e }}</p>\n<div class="table-scroll" tabindex="0"><table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>{{ f }}</td>\n</tr>\n</tbody>\n</table></div>',
      problems: [
        'warning 1:3 `{{ b }}` is the syntax of Vue, which is shown as it is written.',
        'warning 3:1 `{{ c.d }}` is the syntax of Vue, which is shown as it is written.',
        'warning 5:4 `{{ e }}` is the syntax of Vue, which is shown as it is written.',
        'warning 9:3 `{{ f }}` is the syntax of Vue, which is shown as it is written.',
      ],
    },
    mdx: { problems: ['error 3:5 Could not parse expression with acorn'] },
  },
  'attributes `{.class}` / `{target="_blank"}`': {
    source: '[a](https://a.b){target="_blank"}',
    html: '<p><a href="https://a.b">a</a>{target="_blank"}</p>',
    problems: [
      'warning 1:17 `{target="_blank"}` has no effect here; it is shown as it is written.',
    ],
  },
  "attributes that MDX can't parse": {
    source: 'a {.b}\n\n`a`{:js}',
    md: {
      html: '<p>a {.b}</p><p><code>a</code>{:js}</p>',
      problems: [
        'warning 1:3 `{.b}` has no effect here; it is shown as it is written.',
        'warning 3:4 `{:js}` has no effect here; it is shown as it is written.',
      ],
    },
    mdx: { problems: ['error 1:4 Could not parse expression with acorn'] },
  },
  'image with a size `{width=…}` / `=100x`': {
    source: '![a](./a.png){width=100}\n\n![a](./a.png =100x)',
    html: '<p><img src="/base/hashed/a.4c4b6a3b.png" alt="a" loading="lazy" decoding="async">{width=100}</p><p>![a](./a.png =100x)</p>',
    problems: [
      'warning 1:14 `{width=100}` has no effect here; it is shown as it is written.',
      'warning 3:1 The image `![a](./a.png =100x)` has a size, so it is shown as text.',
    ],
  },
  'unescaped `{` or `<` in .mdx text': {
    source: 'a {b} c\n\n1 < 2',
    md: { html: '<p>a {b} c</p><p>1 &#x3C; 2</p>' },
    mdx: { problems: ['error 1:3 Rendering this JSX failed: b is not defined'] },
  },
  'a brace that is never closed': {
    source: 'a { b',
    md: { html: '<p>a { b</p>' },
    mdx: { problems: ['error 1:6 Unexpected end of file in expression'] },
  },
  'task list': {
    source: '- [ ] a\n- [x] b',
    html: '<ul class="contains-task-list">\n<li class="task-list-item"><input type="checkbox" disabled aria-label="Not done"> a</li>\n<li class="task-list-item"><input type="checkbox" checked disabled aria-label="Done"> b</li>\n</ul>',
  },
  'footnote `[^1]`': {
    source: 'a[^1]\n\n[^1]: b',
    html: '<p>a<sup><a href="/base/page#fn-fn-1" id="fn-fnref-1" data-footnote-ref aria-describedby="fn-footnote-label">1</a></sup></p>\n<section data-footnotes class="footnotes"><h2 class="sr-only" id="fn-footnote-label">Footnotes</h2>\n<ol>\n<li id="fn-fn-1">\n<p>b <a href="/base/page#fn-fnref-1" data-footnote-backref="" aria-label="Back to reference 1" class="data-footnote-backref">↩</a></p>\n</li>\n</ol>\n</section>',
  },
});
