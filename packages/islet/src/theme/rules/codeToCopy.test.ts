import { expect, test } from 'vitest';
import { codeToCopy } from './codeToCopy.ts';

test.each([
  ['the prompt of a shell', 'bash', '$ npm i\n', 'npm i'],
  [
    'prompts of several lines',
    'sh',
    '$ cd a\n$ npm i\nadded 1 package',
    'cd a\nnpm i\nadded 1 package',
  ],
  [
    'no dollar sign that belongs to the command',
    'shell',
    'echo $HOME\n$HOME/bin/a',
    'echo $HOME\n$HOME/bin/a',
  ],
  ['no dollar of another language', 'ts', '$ = 1', '$ = 1'],
  ['removed lines of a diff', 'diff', '- a\n+ b\n', 'b'],
  ['a wide margin', 'diff', '  {\n-   a: 1,\n+   a: 2,\n\n  }', '{\n  a: 2,\n\n}'],
  ['no margin if every line has one', 'diff', ' {\n-  a: 1,\n+  a: 2,\n\n }', '{\n  a: 2,\n\n}'],
  [
    'the text unchanged if some lines have no margin',
    'diff',
    '{\n-  a: 1,\n+  a: 2,\n  b\n}',
    '{\n  a: 2,\n  b\n}',
  ],
  [
    'the header of a diff',
    'diff',
    'diff --git a/x b/x\nindex 1..2\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b',
    'b',
  ],
  ['nothing of other languages', 'js', '- 1\n+ 2', '- 1\n+ 2'],
])('leaves out %s', (_, language, code, expected) => {
  expect(codeToCopy(code, language)).toBe(expected);
});
