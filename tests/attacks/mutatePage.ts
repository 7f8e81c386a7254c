import type { Random } from './random.ts';

/** Valid and broken snippets in the languages of a page. */
const snippets: readonly string[] = [
  ...[
    '\n:::tip Title\ntext\n:::\n',
    ':::',
    '\n::::note\n',
    ':::details{title="x"}',
    ':::constructor\n',
  ],
  ...[
    '\n```ts title="a.ts" {1,3-5}\nlet a;\n```\n',
    '```',
    '~~~',
    '````md\n',
    '\n```toString\n',
    '    ```\n',
  ],
  ...[
    '\n```js file="./fuzz.md"\n```\n',
    '{1-999999999}',
    `{${'1-1000000,'.repeat(50)}}`,
    ' file="./code.md" lines="1-9000000" before="./text.md" lineNumbers=-5',
    '\n```ts file="./../../.env"\n```\n',
    '\n```diff file="./code.md" before="../../../.git/config"\n```\n',
    '\n```output file="x"\n```\n',
    ' lineNumbers wrapCode',
  ],
  ...['\n| a | b |\n| --- | :-: |\n| c | d |\n', '| --- |', '\\|', '|'],
  ...[
    '[text](./index.md#a)',
    '![image](./none.png)',
    '[a]: <b> "c"\n',
    '[^1]',
    `[r]\n\n[r]: ${'u'.repeat(500)}\n`,
    '[r] '.repeat(3000),
    '\n[^1]: note\n',
    '<https://a.example>',
  ],
  ...[
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt&colon;alert(1))',
    '![x](data:text/html,x)',
    '[x](//a.example)',
    '](',
    '[[',
  ],
  ...[
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<svg/onload=x>',
  ],
  ...[
    '<style>a{}</style>',
    '<iframe srcdoc="x">',
    '<!--',
    '-->',
    '</div>',
    '<div>',
    '<p style="color:red">',
    '<table><tr>',
  ],
  ...[
    '<Badge type="tip">x</Badge>',
    '<Tabs><Tab label="a" value="a">x</Tab></Tabs>',
    '<Unknown />',
    '<Steps>',
    '</Steps>',
  ],
  ...[
    '<>x</>',
    '<A.B c={1} {...d} />',
    '<p onClick={() => 1} style={{ a: 1 }}>x</p>',
    '<b a={<i />}>',
    '</b>',
    '<a:b />',
  ],
  ...[
    '{1 + 1}',
    '{((a))}',
    '{[1, [2]].map((n) => <b key={n}>{n}</b>)}',
    '{`a`}',
    '{/* c */}',
    '{',
    '}',
    '{...a}',
    '{a?.b}',
  ],
  ...[
    '{null}',
    '{undefined}',
    '{Symbol()}',
    '{{ a: 1 }}',
    '{() => 1}',
    '{Promise.resolve(1)}',
    '{new Date(NaN)}',
    '{await 1}',
  ],
  ...[
    '{(() => { throw null; })()}',
    '{new Proxy({}, {})}',
    '{{ toString() { throw 1; } }}',
    '{(function* () { yield 1; })()}',
    '{10n}',
  ],
  ...[
    "\nimport X from './none.mdx'\n\n",
    "\nimport Own from './code.mdx'\n\n<Own /><Own />\n\n",
    "\nimport Part from './_part.mdx'\n\n<Part /><Part />\n\n",
    "\nimport Key from '../../.env'\n\n",
    '[.env](./../../.env)',
    '![key](../../.git/config)',
    '\nexport const a = 1\n\n',
    '\nexport default 1\n\n',
    "import { a } from 'react'\n",
    'export',
  ],
  ...[
    '---\n',
    '---\ntitle: x\n---\n',
    'title: [a\n',
    'a: &a [*a]\n',
    'hero: {}\n',
    'x: .inf\n',
    'tags: [a, b]\n',
    '? a\n',
    '!!binary x\n',
  ],
  ...[
    '# Heading {#id}\n',
    '## Heading {#id}\n',
    '###### \n',
    '\n===\n',
    '\n---\n',
    '\n# A\nB\n===\n',
    '- [ ] task\n',
    '1. a\n   - b\n',
  ],
  ...[
    '> quote\n',
    '\n\n',
    '\r\n',
    '\t',
    '    ',
    '\\',
    '&lt;',
    '&#0;',
    '&#x110000;',
    '&nbsp;',
    '**',
    '_',
    '`',
    '~~',
    '*a **b* c**',
  ],
  ...[
    '\u0000',
    '\uFEFF',
    '\u202E',
    '\u2028',
    '\uD800',
    '\u{1F600}',
    'e\u0301\u0301',
    '\uFDD0',
    '字',
    'ﷺ',
    '\u200B',
    '\u00A0',
    'İ',
  ],
];

/** Returns a changed page, usually an invalid one. */
type Mutation = (page: string, random: Random, pages: readonly string[]) => string;

const mutations: readonly Mutation[] = [
  (page, random) => insert(page, random, random.pick(snippets)),
  (page, random) => insertLine(page, random, random.pick(snippets)),
  (page, random) => {
    const [start, end] = range(page, random, 200);
    return page.slice(0, start) + page.slice(end);
  },
  (page, random) => {
    const [start, end] = range(page, random, 300);
    return (
      page.slice(0, end) + page.slice(start, end).repeat(1 + random.below(20)) + page.slice(end)
    );
  },
  (page, random, pages) => {
    const other = random.pick(pages);
    const [start, end] = range(other, random, 2000);
    return insert(page, random, other.slice(start, end));
  },
  (page, random) => {
    const open = random.pick([
      '> ',
      '- ',
      '1. ',
      '<b>',
      '*a ',
      '[',
      '(',
      '{',
      ':::',
      '`',
      '![',
      '<Steps>\n',
      '#',
    ]);
    return insertLine(page, random, open.repeat(1 + random.below(random.chance(0.2) ? 400 : 12)));
  },
  (page, random) => {
    const prefix = random.pick(['> ', '    ', '- ', '\t', '# ', '| ']);
    const lines = page.split('\n');
    const start = random.below(lines.length);
    const end = start + random.below(12);
    return lines.map((line, i) => (i >= start && i < end ? prefix + line : line)).join('\n');
  },
  flipBytes,
];

/** Applies a few random mutations to a page of a corpus. */
export function mutatePage(random: Random, pages: readonly string[]): string {
  let page = random.pick(pages);
  for (let times = 1 + random.below(6); times > 0; times--) {
    page = random.pick(mutations)(page, random, pages);
  }
  return page.slice(0, 60_000);
}

/** Flips bytes; invalid UTF-8 is mostly replaced, so that the page is read at all. */
function flipBytes(page: string, random: Random): string {
  const bytes = Buffer.from(page);
  for (let times = 1 + random.below(4); times > 0 && bytes.length > 0; times--) {
    const index = random.below(bytes.length);
    bytes[index] = (bytes[index] ?? 0) ^ (1 << random.below(7));
  }
  return bytes.toString('utf8');
}

function insert(page: string, random: Random, text: string): string {
  const index = random.below(page.length + 1);
  return page.slice(0, index) + text + page.slice(index);
}

function insertLine(page: string, random: Random, text: string): string {
  const lines = page.split('\n');
  lines.splice(random.below(lines.length + 1), 0, text);
  return lines.join('\n');
}

function range(page: string, random: Random, most: number): [start: number, end: number] {
  const start = random.below(page.length + 1);
  return [start, Math.min(page.length, start + random.below(most))];
}
