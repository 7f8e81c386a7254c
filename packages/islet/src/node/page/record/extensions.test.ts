import { describe, expect, test } from 'vitest';
import english from '#shared/labels/en.json' with { type: 'json' };
import { compileText, problemLines } from './testing.ts';

const kinds = ['md', 'mdx'];
const all = { math: true, mermaid: true, emoji: true };

/** Compiles a source with all extensions as a page of each kind, with the same result. */
async function compileBoth(source: string) {
  const [md, mdx] = await Promise.all(
    kinds.map((extension) => compileText(source, { extension, extensions: all })),
  );
  expect(mdx?.body).toEqual(md?.body);
  if (md === undefined) throw new Error('There is no page');
  const problems = problemLines(md).map((line) => line.replace('docs/en/page.md:', ''));
  return { ...md, html: md.body.join(''), lines: problems };
}

/** The MathML without its annotation, and with the names of elements only; without the HTML beside it. */
function shortenMath(html: string): string {
  const inner = /<span(?! class="(?:katex|math ))[^>]*>(?:(?!<\/?span).)*<\/span>/gs;
  const rest = html.replace(inner, '');
  if (rest !== html) return shortenMath(rest);
  return html
    .replace(/<annotation.*?<\/annotation>/gs, '')
    .replace(/<\/?(?:semantics|mrow|mstyle)[^>]*>/g, '')
    .replace(/<math[^>]*>(.*?)<\/math>/gs, '«$1»')
    .replace(/<span class="katex-html" aria-hidden="true"><\/span>/g, '')
    .replace(/<span class="katex"><span class="katex-mathml">(.*?)<\/span><\/span>/gs, '$1')
    .replace(/<(div|span) class="math [^>]*><span class="katex-display">(.*?)<\/span>/gs, '<$1>$2');
}

describe('formulas', () => {
  test.each([
    ['$x^2$', '<p>«<msup><mi>x</mi><mn>2</mn></msup>»</p>'],
    ['a\n$x\n+y$', '<p>a\n«<mi>x</mi><mo>+</mo><mi>y</mi>»</p>'],
    ['$$x$$', '<p><span>«<mi>x</mi>»</span></p>'],
    ['$$\nx\n+ {y}\n$$', '<div>«<mi>x</mi><mo>+</mo><mi>y</mi>»</div>'],
    ['- a\n\n  $$\n  x\n  $$', '<ul>\n<li>\n<p>a</p>\n<div>«<mi>x</mi>»</div>\n</li>\n</ul>'],
    ['```math\nx\n```', '<div>«<mi>x</mi>»</div>'],
    ['$\\frac{a}{b}$', '<p>«<mfrac><mi>a</mi><mi>b</mi></mfrac>»</p>'],
    ['> $a\n> b$', '<blockquote>\n<p>«<mi>a</mi><mi>b</mi>»</p>\n</blockquote>'],
    ['$5 or $6, $7-$8 and $9', '<p>$5 or $6, $7-$8 and $9</p>'],
    ['$5 or $x$', '<p>$5 or «<mi>x</mi>»</p>'],
    ['\\$x$ and `$x$`', '<p>$x$ and <code>$x$</code></p>'],
    ['$x', '<p>$x</p>'],
    ['$ x$ $$$', '<p>$ x$ $$$</p>'],
    ['$\\$5$', '<p>«<mi mathvariant="normal">$</mi><mn>5</mn>»</p>'],
  ])('%j', async (source, html) => {
    const page = await compileBoth(source);
    expect(page.lines).toEqual([]);
    expect(shortenMath(page.html)).toBe(html);
  });

  test('inline styles become classes in a stylesheet of the page', async () => {
    const formulas =
      '$\\color{red}{x}\\, \\boxed{y} \\cancel{z} \\sqrt[3]{\\overbrace{x}^{n}} \\textbf{a} \\underline{b}$';
    const { html, stylesheet } = await compileBoth(`${formulas}\n\n$$\ny^2\n$$`);
    expect(html).not.toMatch(/ style=| xmlns=/);
    const lines = stylesheet?.text.trimEnd().split('\n') ?? [];
    expect(lines).toContain('.katex .color_red{color:red}');
    expect(lines).toContain('.katex .height_0_8641em{height:0.8641em}');
    expect(lines).toEqual([...new Set(lines)].sort());
    for (const line of lines) {
      const [, name = '', declaration = ''] = /^\.katex \.([\w-]+)\{(.+)\}$/.exec(line) ?? [];
      expect(declaration.replace(/[:.#]/g, '_')).toBe(name);
      expect(html).toMatch(new RegExp(`class="[^"]*(?<= |")${name}(?= |")`));
    }
    expect(stylesheet?.output).toMatch(/^hashed\/formulas\.[\da-f]{8}\.css$/);
  });

  test('the stylesheet depends on the rules alone', async () => {
    const [first, second, other] = await Promise.all(
      ['$x$ and $y^2$', 'First $y^2$, then $x$', '$z$'].map(async (source) => compileBoth(source)),
    );
    expect(second?.stylesheet).toEqual(first?.stylesheet);
    expect(other?.stylesheet?.output).not.toBe(first?.stylesheet?.output);
    expect((await compileBoth('a')).stylesheet).toBeNull();
  });

  test.each([
    [
      'a $\\frac{$',
      "error 1:3 This formula is not valid: Unexpected end of input in a macro argument, expected '}'.",
    ],
    [
      'a\n\n$$\n\\foo\n$$',
      'error 3:1 This formula is not valid: Undefined control sequence: \\foo.',
    ],
    [
      '$\\href{https://a.b}{x}$',
      'error 1:1 This formula is not valid: The command `\\href` is not allowed.',
    ],
    ['a\n\n$$\nx', 'error 3:1 The code fence is never closed.'],
  ])('%j is reported', async (source, line) => {
    expect((await compileBoth(source)).lines).toEqual([line]);
  });

  test('a formula in a fragment is reported there', async () => {
    const page = await compileText("import A from './_a.mdx'\n\n<A />", {
      extensions: all,
      files: { 'docs/en/_a.mdx': 'a\n\n- $\\foo$' },
    });
    expect(problemLines(page)).toEqual([
      'error docs/en/_a.mdx:3:3 This formula is not valid: Undefined control sequence: \\foo.',
    ]);
  });

  test('one in a component is part of the program', async () => {
    const page = await compileText('<Note>\n\n$x_{1}$\n\n</Note>', { extensions: all });
    expect(page.program?.code).toMatch(/_h\("msub", null, _h\("mi", null, "x"\)/);
  });
});

describe('diagrams', () => {
  const fence = (source: string): string => `\`\`\`mermaid\n${source}\n\`\`\``;

  test.each([
    [
      'flowchart LR\n  A[One] --> B{"Two"}\n  B -- no --> C[(Three)]',
      ['One', 'Two', 'no', 'Three'],
    ],
    ['graph\nA-->B;\nB--no-->C<-->D\nC-.->E["x-->y"]', ['A', 'B', 'no', 'C', 'D', 'x-->y']],
    ['graph LR\nA-->|yes|B\nB --> |no| C', ['A', 'B', 'C', 'no', 'yes']],
    ['sequenceDiagram\n  A->>B: Hi\n  B-->>A: Bye', ['Hi', 'Bye', 'A', 'B']],
    ['stateDiagram-v2\n  [*] --> Idle\n  Idle --> [*]: stop', ['stop', 'Idle']],
    ['classDiagram\n  Animal <|-- Duck\n  class Duck {\n    +swim()\n  }', ['Animal', 'Duck']],
    [
      'erDiagram\n  A ||--o{ B : has\n  A {\n    int id PK\n  }',
      ['has', 'A', 'B', 'PK', '(no attributes)'],
    ],
  ])('%j', async (source, texts) => {
    const { html, lines } = await compileBoth(fence(source));
    expect(lines).toEqual([]);
    const shown = [...html.matchAll(/<text[^>]*>([^<]+)/g)].map(([, text]) => text);
    expect(shown.sort()).toEqual(texts.sort());
    expect(html).toMatch(/^<figure class="diagram table-scroll" aria-label="Diagram" tabindex="0"/);
    expect(html).not.toMatch(/<style| style=| data-(?!mermaid)|https?:/);
  });

  test('an entity without attributes says so in the language of the page', async () => {
    const labels = { ...english, noAttributes: 'sin atributos' };
    const source = fence('erDiagram\n  A ||--o{ B : has');
    const { body } = await compileText(source, { extension: 'md', extensions: all, labels });
    expect(body.join('').match(/>\(sin atributos\)</g)).toHaveLength(2);
  });

  test('several in a page refer to parts of their own', async () => {
    const { html } = await compileBoth(
      [fence('graph LR\nA-->B'), fence('graph LR\nA-->B')].join('\n\n'),
    );
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(html).toContain(`url(#${id})`);
  });

  test('what an author colors is mixed with the theme', async () => {
    const { html } = await compileBoth(fence('graph LR\nA-->B\nstyle B fill:#bbf,color:#000'));
    expect(html).toContain('fill="color-mix(in srgb, #bbf 20%, var(--_node-fill))"');
    expect(html).not.toContain('fill="#000"');
  });

  test('one with a title has this as its name', async () => {
    const { html } = await compileBoth(fence('graph LR\naccTitle: The way\naccDescr: Long\nA-->B'));
    expect(html).toContain('aria-label="The way"');
    expect(html).not.toContain('>Long<');
  });

  test.each([
    ['flowchart LR\n  A --> [', "error 3:1 This line of the diagram can't be drawn: `A --> [`."],
    ['graph LR\nA -->\nB', "error 3:1 This line of the diagram can't be drawn: `A -->`."],
    [
      'graph LR\nA-->B\nclick A "javascript:x"',
      "error 4:1 This line of the diagram can't be drawn: `click",
    ],
    [
      'sequenceDiagram\nautonumber\nA->>B: x',
      "error 3:1 This line of the diagram can't be drawn: `autonumber`.",
    ],
    [
      'gantt\ntitle A',
      "error 1:1 This diagram can't be drawn: it is not of a kind that can be drawn.",
    ],
  ])('%j is reported, and shown as code', async (source, line) => {
    const { html, lines } = await compileBoth(fence(source));
    expect(lines.map((one) => one.slice(0, line.length))).toEqual([line]);
    expect(html).toMatch(/^<div class="code" data-lang="mermaid">/);
  });
});

describe('emoji', () => {
  test.each([
    [':tada: :+1:', '<p>🎉 👍</p>'],
    [
      '`:tada:` :unknown: 12:30:45 a:tada:b',
      '<p><code>:tada:</code> :unknown: 12:30:45 a:tada:b</p>',
    ],
    [':constructor:', '<p>:constructor:</p>'],
  ])('%j', async (source, html) => {
    const page = await compileBoth(source);
    expect(page.html).toBe(html);
    expect(page.lines).toEqual([]);
  });
});

test('search, outline and anchors read what is drawn as its source', async () => {
  const page = await compileBoth(
    '# A\n\nLead $x_1$.\n\n## The $O(n)$ case :tada:\n\n```mermaid\ngraph LR\nA-->B\n```\n\n$$\ny\n$$',
  );
  expect(page.description).toBe('Lead x_1.');
  expect(page.toc).toEqual([
    { text: 'The O(n) case 🎉', id: 'the-on-case-', depth: 2, charIndex: 12 },
  ]);
  expect(page.sections.at(-1)?.code).toBe('graph LR\nA-->B\ny');
});

test('a page has the stylesheets of what is drawn in it', async () => {
  const stylesOf = async (source: string) =>
    (await compileBoth(source)).imports.map(({ module }) => module);
  expect(await stylesOf('a :tada:')).toEqual([]);
  expect(await stylesOf('$x$ $y$')).toEqual(['islet/theme/formulas']);
  expect(await stylesOf('```mermaid\ngraph LR\nA\n```')).toEqual([
    'islet/theme/styles/diagram.css',
  ]);
});

test('without the extensions, all of it is text and code, with a warning', async () => {
  const page = await compileText('$x^2$ :tada:\n\n```mermaid\ngraph LR\n```', { extension: 'md' });
  expect(page.body.join('')).toMatch(/^<p>\$x\^2\$ :tada:<\/p>\n<div class="code"/);
  expect(page.problems.map(({ fix }) => /`markdown\.\w+`/.exec(fix)?.[0])).toEqual([
    '`markdown.emoji`',
    '`markdown.math`',
    '`markdown.mermaid`',
  ]);
});
