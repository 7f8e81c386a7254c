import { symlink } from 'node:fs/promises';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { compilePage } from './compilePage.ts';
import { compileText, problemLines, testContext, withFiles } from './testing.ts';

const many = 1000;
const nested = (open: string, close: string): string =>
  `${open.repeat(many)}a${close.repeat(many)}`;
const yaml = (text: string): string => `---\n${text}\n---\n`;

test.each([
  ['a circle of aliases', yaml('title: T\na: &a [*a]'), ['error 3:8 ']],
  [
    'aliases that stand for a billion values',
    yaml(
      `a: &a [x]\n${[...'bcdefghijk'].map((name, i) => `${name}: &${name} [${`*${'abcdefghij'[i]},`.repeat(9)}]`).join('\n')}`,
    ),
    ['error 2:1 '],
  ],
  ['more aliases than are followed', yaml(`a: &a x\nb: [${'*a, '.repeat(200)}]`), ['error 3:']],
  [
    'an alias that does not refer to anything',
    yaml('a: *b'),
    ['error 2:4 The front matter is not valid YAML: `*b` does not refer to anything.'],
  ],
  ['a number without an end', yaml('tags: []\nx: .inf'), ['error 3:4 `x` is Infinity']],
  ['not a number', yaml('x: {y: [.nan]}'), ['error 2:9 `x.y.0` is NaN']],
  ['a date', yaml('x: !!timestamp 2020-01-01'), ['error 2:16 `x` is ']],
  ['deep YAML', yaml(`x: ${nested('[', ']')}`), ['error 2:']],
  ['nested quotes', `a\n\n${nested('>', '')}`, ['error 3:1 This line opens 1000 quotes']],
  ['nested lists', nested('- ', ''), ['error 1:1 This line opens 1000 quotes']],
  ['nested emphasis', nested('*a ', 'b*'), ['error 1:595 This is nested 200 levels deep']],
  ['nested tags', nested('<b>', '</b>'), ['error 1:595 This is nested 200 levels deep']],
  ['very many nested tags', nested('<b>', '').repeat(3), ['error 1:']],
  [
    'nested containers',
    `${Array.from({ length: 210 }, (_, i) => `${':'.repeat(213 - i)}tip`).join('\n')}\na\n${Array.from({ length: 210 }, (_, i) => ':'.repeat(4 + i)).join('\n')}`,
    ['error 1:1 This container has 213 colons.'],
  ],
  [
    'names that every object has',
    ':::constructor\na\n:::\n\n```toString\nb\n```',
    ['error 1:1 There is no container `:::constructor`.', 'warning 5:1 The language `toString`'],
  ],
  [
    'paths that lead nowhere',
    `[a](./page.md/b.md) ![a](./page.md/b.png) ![b](%00.png) ![c](${'c'.repeat(5000)}.png)\n\n\`\`\`js file="page.md/b"\n\`\`\``,
    ['error 3:1 The code fence quotes', 'error 1:21 ', 'error 1:43 ', 'error 1:57 '],
  ],
  [
    'lists with too many items',
    '- a\n'.repeat(10_005),
    ['error 10001:1 The lists of this file have more than 10000 items.'],
  ],
  [
    'a long definition that is used again and again',
    `[a]: /${'a'.repeat(60_000)}\n\n${'[a] ![a] '.repeat(50)}`,
    ['error 3:5 The references of this file repeat more than 100000 characters'],
  ],
])('in Markdown: %s', async (_, source, expected) => {
  const record = await compileText(source, { extension: 'md' });
  expectProblems(problemLines({ problems: record.problems }), expected);
  expect(() => JSON.stringify(record)).not.toThrow();
});

test.each([
  ['parentheses', '{((a))} {f(((a)))}\n\nexport const b = ((1))', []],
  ['nested tags', nested('<b>', '</b>'), ['error 1:595 This is nested 200 levels deep']],
  ['deep expressions', `{${nested('(', ')')}}`, ['error 1:']],
  [
    'a path that is too long',
    `import A from './${'a'.repeat(5000)}.mdx'\n\n<A />`,
    ['error 1:1 The import `./aaa'],
  ],
  ['a path with NUL', "import A from './a\\0.mdx'\n\n<A />", ['error 1:1 The import']],
  ['a path below a file', "import A from './page.mdx/b.mdx'\n\n<A />", ['error 1:1 The import']],
  ['await', 'a\n\n{await 1}', ['error 3:1 This JavaScript cannot be used: ']],
  ['await in a function', '{(async () => await 1)()}', []],
  [
    'import.meta',
    'export const a = import.meta.url\n\n{a}',
    ['error 1:8 This JavaScript cannot be used: '],
  ],
])('in MDX: %s', async (_, source, expected) => {
  const record = await compileText(source);
  expectProblems(problemLines({ problems: record.problems }), expected);
});

/** Compares the part of each line after the name of the file. */
function expectProblems(lines: string[], expected: readonly string[]): void {
  const errors = lines.map((line) => line.replace(/ docs\/en\/page\.mdx?:/, ' '));
  const found = errors.filter((line) => !/is not a known key/.test(line));
  expect(found.map((line, index) => line.slice(0, expected[index]?.length))).toEqual(expected);
}

const promised = async (value: unknown) => value;
const circle = (tree: Root) => void tree.children.push(tree as never);

test.each<[string, (...args: never[]) => unknown, string]>([
  ['throws an error', () => fail(new Error('no')), 'no'],
  ['throws `null`', () => fail(null), 'it threw `null`'],
  ['throws nothing', () => fail(undefined), 'it threw `undefined`'],
  ['rejects with nothing', () => Promise.reject(), 'it threw `undefined`'],
  ['returns an error', () => new Error('no'), 'no'],
  ['calls back with an error', (_, __, next: Back) => next(new Error('no')), 'no'],
  ['rejects beside its callback', async (_, __, ___) => fail(null), 'it threw `null`'],
  ['returns a text', () => promised('x'), 'it leaves a node that is "x"'],
  ['returns a part', () => ({ type: 'list' }), 'it returns a `list` instead of a `root`'],
  [
    'leaves no node',
    (tree: Root) => void tree.children.push(null as never),
    'it leaves a node that is `null`',
  ],
  [
    'leaves no children',
    (tree: Root) => void Object.assign(tree, { children: 1 }),
    'it leaves `children` that is the number 1',
  ],
  [
    'leaves a text that is none',
    (tree: Root) => void tree.children.push({ type: 'text', value: 5 } as never),
    'it leaves a node `text` whose `value` is the number 5',
  ],
  [
    'leaves an element without properties',
    (tree: Root) => void tree.children.push({ type: 'element', tagName: 'p' } as never),
    'it leaves a node `element` whose `properties` is missing',
  ],
  ['leaves a circle', circle, 'it leaves a `root` that contains itself'],
])('a plugin that %s is a problem of the page', async (_, transform, message) => {
  for (const option of ['remarkPlugins', 'rehypePlugins']) {
    const record = await compileText('# T', { [option]: [() => () => {}, () => transform] });
    expect(problemLines(record)).toEqual([
      `error docs/en/page.mdx:1:1 \`markdown.${option}[1]\` failed: ${message}.`,
    ]);
    expect(record.isWhole).toBe(false);
  }
});

type Back = (error?: unknown, tree?: unknown) => void;

function fail(thrown: unknown): never {
  throw thrown;
}

test('a plugin may return another tree, also by its callback, and is added once', async () => {
  const tree = { type: 'root', children: [{ type: 'text', value: 'other' }] };
  const append = (text: string) => (tree: Root) =>
    void tree.children.push({ type: 'text', value: text } as never);
  for (const plugin of [
    () => () => tree,
    () => async () => tree,
    () => (_: unknown, __: unknown, next: Back) => next(null, tree),
  ]) {
    const { body } = await compileText('# T', {
      rehypePlugins: [plugin as never, [append as never, 'first'], [append as never, ' and last']],
    });
    expect(body.join('')).toBe('other and last');
    tree.children.length = 1;
  }
});

test('a plugin may name the place itself', async () => {
  const plugin = () => (_: unknown, file: VFile) =>
    file.fail('No such heading', { line: 3, column: 2 });
  const record = await compileText('# T', { remarkPlugins: [plugin] });
  expect(problemLines(record)).toEqual(['error docs/en/page.mdx:3:2 No such heading']);
});

test('a page whose file is a circular link has no content, which is reported', async () => {
  const page = { filePath: 'a.md', pagePath: 'a', routePath: '/a', lang: 'en', version: '' };
  await withFiles({ 'x.md': '' }, async (root) => {
    await symlink('a.md', `${root}/b.md`);
    await symlink('b.md', `${root}/a.md`);
    const record = await compilePage(page, testContext(root));
    expect(problemLines(record)).toEqual([expect.stringMatching(/^error a\.md:1:1 `a\.md` /)]);
  });
});

/** A pattern with quadratic time would take minutes for each of these. */
const spaces = ' '.repeat(300_000);
test.each([
  ['a title of a container', `:::tip a${spaces}b\nx\n:::`],
  ['a heading', `## a${spaces}b {#c}`],
  ['a title', `# a${spaces}b`],
  ['a paragraph', `a${spaces}b`],
  ['a region', `\`\`\`text file="./a.txt#b"\n\`\`\``],
])('a long run of spaces in %s is read', async (_, source) => {
  const files = { 'docs/en/a.txt': `${spaces}x\n// #region b\nc\n// #endregion\n` };
  expect((await compileText(source, { extension: 'md', files })).problems).toEqual([]);
});

test('what takes the parser too long is reported', async () => {
  const source = `${'*a '.repeat(20_000)}${'b* '.repeat(20_000)}`;
  const { problems } = await compileText(source, { longest: 200 });
  expect(problemLines({ problems })).toEqual([
    'error docs/en/page.mdx:1:1 Reading this file takes too long: it did not end within 0.2 seconds.',
  ]);
});

test('a pattern after a fence that backtracks is reported, and the code is shown without marks', async () => {
  const source = `\`\`\`js /(a+)+$/\n${'a'.repeat(40)}!\n\`\`\``;
  const { problems, body } = await compileText(source, { longest: 200 });
  expect(problemLines({ problems })).toEqual([
    'error docs/en/page.mdx:1:1 Finding the marked words in this code failed: it did not end within 0.2 seconds',
  ]);
  expect(body.join('')).toContain('a'.repeat(40));
});
