import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMarkdownParser } from './markdownParser.ts';
import { readAround } from './plainBlocks.ts';

const around = createMarkdownParser([]);
/** With a plugin, even one that does nothing, the parser reads everything. */
const whole = createMarkdownParser([() => {}]);

/** Blocks that are read without the parser. */
const blocks = [
  'A text.\nIts second line: 12:30, snake_case, R & D, `npm i`, [a `b` c](./d.md#e), **bold** and (*x*, _y_).',
  '## A heading \\{#id}',
  '# C `++` [a](b)',
  '```ts {1} title="a"\nconst a = `b`;\n\n\t# no heading\n```',
  '~~~\n- no list\n~~~',
  'Then:\n```\n\n```\nAfter it',
  '| a | b |\n| --- | :-: |\n| `c` d | [e](f) |',
  '- a\n- `b` c\n- **d**',
  '7. a\n8. b',
  '- **A:** `b`\n- **C `d`.** e (_`f`,_), *[g](h)*',
];

/** Lines whose meaning depends on those around them. */
const pieces = [
  ...[
    'a',
    'b c',
    'é',
    '型',
    '1',
    '12',
    '. ',
    ', ',
    ': ',
    '! ',
    '"',
    "'",
    '+',
    '-',
    '=',
    '#',
    '\uFDD0',
  ],
  ...['www.a.b', 'https://a.b', 'a@b.c', ' @a/b', 'import ', 'export const a = 1'],
  ...['*', '**', '_', '__', '~', '~~', '`', '``', '```', '~~~', '*a*', '**b c**', '_d_', '`*e`'],
  ...['**a.**', '*`b`*', '_c:_', '_`', '`_', '.**', '**['],
  ...['[', ']', '(', ')', '](', '[a](b)', '[a]', '![', '![a](b)', '[^1]', '\n[^1]: a', '\n[a]: /b'],
  ...['\n', '\n', '\n\n', '\n\n', '\r\n', ' ', '  ', '    ', '\t', '\\', '\\*', '&', '&amp;'],
  ...[
    '\n```\n',
    '\n# ',
    '\n- ',
    '\n1. ',
    '\n* ',
    '\n  ',
    '\n> ',
    '\n---\n',
    '\n===',
    '|',
    ' | ',
    '\n|---|',
  ],
  ...[
    '{',
    '}',
    '{#id}',
    '\n{`\n',
    '`}',
    '<',
    '>',
    '<b>',
    '</b>',
    '\n<!--',
    '-->',
    '\n<div>\n',
    '\n</div>\n',
  ],
  ...['\n:::tip[A]\n', '\n::::warning\n', '\n:::\n', '\n::::\n'],
];

function readOrFail(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    return String(error);
  }
}

test.each(['md', 'mdx'])('random .%s sources give the same tree as the parser', (extension) => {
  const isMdx = extension === 'mdx';
  const block = fc.constantFrom(...blocks).map((text) => `\n\n${text}\n\n`);
  const piece = fc.constantFrom(...pieces);
  const source = fc.array(
    fc.oneof({ weight: 1, arbitrary: block }, { weight: 3, arbitrary: piece }),
  );
  fc.assert(
    fc.property(source, (parts) => {
      const text = parts.join('');
      const read = readOrFail(() => around.read(text, isMdx));
      expect(read).toEqual(readOrFail(() => whole.read(text, isMdx)));
    }),
    { numRuns: 200 },
  );
});

test.each(blocks)('%j does not need the parser', (block) => {
  const source = `${block}\n\nA text.\n\n${block}\n`;
  const read = readAround(source, true, (rest) => {
    throw new Error(`The parser is asked for ${rest}.`);
  });
  expect(read).toEqual(whole.read(source, true));
});

test('the parser gets the rest, at the same places', () => {
  const given: string[] = [];
  readAround('# A title\n\n<b>x</b>\n\nA text\nof two lines.\n', false, (rest) => {
    given.push(rest);
    return whole.read(rest, false);
  });
  expect(given).toEqual(['#        \n\n<b>x</b>\n\n#     \n             \n']);
});

test('of blocks that follow each other, the parser sees the first and the last', () => {
  const given: string[] = [];
  const source = ':::tip\n\n# A\n\nB\n\nC\n```\n```\n\n:::\n\n- D';
  const read = readAround(source, false, (rest) => {
    given.push(rest);
    return whole.read(rest, false);
  });
  expect(given).toEqual([':::tip\n\n#  \n\n \n\n \n#  \n   \n\n:::\n\n- D']);
  expect(read).toEqual(whole.read(source, false));
});

test('lines inside another block are read as part of it', () => {
  const source = '<!-- a\n\nno text\n\n-->\n\nA text.';
  expect(around.read(source, false).children.map(({ type }) => type)).toEqual([
    'html',
    'paragraph',
  ]);
});
