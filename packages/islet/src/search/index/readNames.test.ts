import { expect, test } from 'vitest';
import { readNames, readSummary } from './readNames.ts';

const section = { id: 'x', heading: '', depth: 2, text: '', code: '' };

/** Names, type, default and summary of each thing. */
const draw = (given: Partial<typeof section>): string[] =>
  readNames({ ...section, ...given }).map((thing) =>
    [thing.names.join(' '), thing.type, thing.default, thing.summary].join(' | '),
  );

test.each([
  [
    'an option with its facts',
    {
      heading: 'lib.bundle',
      text: 'Type: boolean\nDefault: true\nVersion: >= 1.0\nOne file or many. More of it.',
    },
    ['lib.bundle | boolean | true | One file or many.'],
  ],
  [
    'a type in a code block',
    {
      heading: 'lib.dts',
      text: 'Type:\nAbout types.',
      code: 'type Dts =\n  | boolean\n  | {\n      a: string;\n    };\nx',
    },
    ['lib.dts | boolean | { a: string; } |  | About types.'],
  ],
  [
    'the type that is called as the option is, of those that help it and of other code',
    {
      heading: 'output.minify',
      text: 'Type:\nSmall files.',
      code: 'error: no type X = 1;\n\ntype Js = A;\ntype Minify =\n  | boolean\n  | Js[];\n\ntype Css = B;',
    },
    ['output.minify | boolean | Js[] |  | Small files.'],
  ],
  [
    'a type on several lines, with another one as a case of it',
    {
      heading: 'lib.syntax',
      text: 'Type:\nThe newest syntax.',
      code: "type Version = 'es5' | 'es6';\n\ntype Syntax =\n  | Version\n  | Record<\n      string,\n      (one: string) => void,\n    >\n  | {\n      to?:\n        | 'a'\n        | 'b';\n    };",
    },
    [
      "lib.syntax | 'es5' | 'es6' | Record<string, (one: string) => void> | { to?: 'a' | 'b'; } |  | The newest syntax.",
    ],
  ],
  [
    'a function',
    {
      heading: 'createRslib()',
      text: 'Makes an instance: no more.',
      code: 'function createRslib(\n  options?: Options,\n): Promise<{\n  a: 1;\n}>;\n\nx;',
    },
    [
      'createRslib() | createRslib(options?: Options): Promise<{ a: 1; }> |  | Makes an instance: no more.',
    ],
  ],
  [
    'flags',
    { heading: '-w, --watch', text: 'Builds again.' },
    ['-w --watch |  |  | Builds again.'],
  ],
  [
    '中文',
    { heading: 'lib.dts', text: '类型：boolean\n默认值：false\n生成类型。其他。' },
    ['lib.dts | boolean | false | 生成类型。'],
  ],
  [
    '中文表格',
    { text: '配置项\t作用\tRslib中的默认值\nentry\t设置入口文件。其他。\t`src`里的文件' },
    ['entry |  | `src`里的文件 | 设置入口文件。'],
  ],
  [
    'hooks',
    { text: '钩子\t时机\nonAfterBuild\t构建完成之后运行。\n\nHook\tWhen\nonExit\tAt the end.' },
    ['onAfterBuild |  |  | 构建完成之后运行。', 'onExit |  |  | At the end.'],
  ],
  ['prose', { heading: 'Getting started', text: 'Type: none' }, []],
  ['a capital word', { heading: 'Usage', text: 'Use it.' }, []],
  ['a proper name', { heading: 'CommonJS', text: 'A format.', code: 'require("CommonJs")' }, []],
  [
    'a type that code has',
    { heading: 'RslibConfig', text: 'The config.', code: 'import type { RslibConfig } from "x"' },
    ['RslibConfig |  |  | The config.'],
  ],
  [
    'rows of options',
    {
      text: 'Option\tType\tDefault\tWhat it does\nroot\tstring\t.\tThe root. Or not.\nsee below\t\t\tNone.',
    },
    ['root | string | . | The root.'],
  ],
  [
    'a table below an option is no summary of it',
    { heading: 'a.b', text: 'Value\tWhat you get\nyes it is\tmuch of it\n\nWhat it is for.' },
    ['a.b |  |  | What it is for.'],
  ],
  [
    'a row says what the option does, wherever its default stands',
    { text: 'Option\tWhat it does\tDefault in Rslib\nentry\tNames the files.\tall of `src`' },
    ['entry |  | all of `src` | Names the files.'],
  ],
  ['a row with a value', { text: 'Option\tHere\nroot\tby format' }, ['root |  |  | ']],
  ['a row that lists many', { text: 'Option\tWhere\na, b, c, d\tIn all of them.' }, []],
  ['rows of something else', { text: 'Format\tOutput\nesm\tFiles.' }, []],
])('%s', (_, given, expected) => {
  expect(draw(given)).toEqual(expected);
});

test('long texts are cut', () => {
  const [thing] = readNames({ ...section, heading: 'a.b', text: `Word ${'and word '.repeat(40)}` });
  expect(thing?.summary.length).toBeLessThanOrEqual(160);
  expect(thing?.summary.endsWith('…')).toBe(true);
});

/** A pattern with quadratic time would take minutes for each of these. */
test.each([
  ['spaces in a heading', () => draw({ heading: `\`a\`${' '.repeat(300_000)}b` }).length, 0],
  ['a word', () => readSummary('x'.repeat(300_000)), ''],
])('a long run is read: %s', (_, read, expected) => {
  expect(read()).toBe(expected);
});
