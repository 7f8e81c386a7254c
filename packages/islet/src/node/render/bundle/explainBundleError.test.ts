import { expect, test } from 'vitest';
import { explainBundleError } from './explainBundleError.ts';

const file = 'docs/en/A.tsx';

test.each([
  [
    'a missing file',
    "  × Module not found: Can't resolve './gone.ts' in '/site/docs'\n   ╭─[1:0]\n 1 │ import { x } from './gone.ts';",
    "'use client';\nimport type { T } from './t.ts';\nimport { x } from './gone.ts';\n",
    '3:19 The module `./gone.ts` cannot be found.',
  ],
  [
    'a missing package',
    "  × Module not found: Can't resolve '@acme/gone' in '/site/docs'",
    'import "@acme/gone";',
    '1:8 The module `@acme/gone` cannot be found.',
  ],
  [
    'a missing export',
    "  × ESModulesLinkingError: export 'useStat' (imported as 'useStat') was not found in 'react' (possible exports: use, useState)",
    'import { useStat } from "react";',
    '1:10 `react` does not export `useStat`.',
  ],
  [
    'broken syntax',
    "  × Module build failed (from builtin:swc-loader):\n  ├─▶   × Syntax Error: Unexpected token.\n  │      ╭─[3:2]\n  │    3 │ }\n  ╰─▶   × Syntax Error: Expected '</', got '<eof>'\n         ╭─[2:0]",
    '',
    '3:3 Syntax Error: Unexpected token.',
  ],
  [
    'a file of one line',
    '  × Module parse failed:\n  ╰─▶   × JSON parse error: Unexpected character }\n         ╭────\n       1 │ {"a": }\n         ╰────\n      \n  help: \n        You may need an appropriate loader to handle this file type.\n',
    '{"a": }',
    '1:undefined JSON parse error: Unexpected character }',
  ],
  [
    'a component of one line',
    "  × Module build failed (from builtin:swc-loader):\n  ├─▶   × Syntax Error: Unexpected token.\n  │      ╭────\n  │    1 │ <div>; }\n  │      ·        ▲\n  │      ╰────\n  │   \n  ╰─▶   × Syntax Error: Expected '</', got '<eof>'\n",
    '<div>; }',
    '1:undefined Syntax Error: Unexpected token.',
  ],
  [
    'a word in a stylesheet',
    '  × Module build failed (from builtin:lightningcss-loader):\n  ╰─▶   × Unexpected token Ident("red") at /site/theme/a.css:3:11',
    '',
    '4:11 Invalid CSS: unexpected `red`.',
  ],
  [
    'a bracket in a stylesheet',
    '  × Unexpected token CloseCurlyBracket at /site/theme/a.css:1:22\n',
    '',
    '2:22 Invalid CSS: unexpected `}`.',
  ],
  [
    'a selector',
    '  × Invalid empty selector at /site/theme/a.css:1:20',
    '',
    '2:20 Invalid CSS: invalid empty selector.',
  ],
  ['anything else', '  × It went wrong.\n  at x', '', 'undefined:undefined It went wrong.'],
])('%s', (_, message, source, expected) => {
  const problem = explainBundleError({ message, file, source });
  expect(`${problem.line}:${problem.column} ${problem.message}`).toBe(expected);
  expect(problem.file).toBe(file);
});

test('names what was probably meant', () => {
  const message =
    "export 'useStat' (imported as 'a') was not found in 'react' (possible exports: useState)";
  expect(explainBundleError({ message, file, source: '' }).fix).toBe('Did you mean `useState`?');
});

test.each([
  ['CloseCurlyBracket', '}'],
  ['CloseParenthesis', ')'],
  ['CloseSquareBracket', ']'],
  ['Colon', ':'],
  ['Comma', ','],
  ['Semicolon', ';'],
])('calls %s %s', (token, character) => {
  const message = `  × Unexpected token ${token} at /site/theme/a.css:1:22\n`;
  const problem = explainBundleError({ message, file, source: '' });
  expect(problem.message).toBe(`Invalid CSS: unexpected \`${character}\`.`);
});
