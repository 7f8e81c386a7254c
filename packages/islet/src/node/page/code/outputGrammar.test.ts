import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { createHighlighter } from './highlighter.ts';

test.each([
  ['ready   built', '<inserted>ready</inserted>   built'],
  ['error: no file', '<deleted>error</deleted>: no file'],
  ['npm warn deprecated', 'npm <number>warn</number> deprecated'],
  ['a\ninfo    started', 'a\n<keyword>info</keyword>    started'],
  [
    'src/a.ts:6:3 - error TS2322: no',
    '<property>src/a.ts:6:3</property> - <deleted>error</deleted> TS2322: no',
  ],
  [
    'File ./a.css and ../b/c.d.ts',
    'File <property>./a.css</property> and <property>../b/c.d.ts</property>',
  ],
  // Ordinary sentences, versions, and addresses have no color.
  ['error in the build', 'error in the build'],
  ['The error: none', 'The error: none'],
  ['Rslib v1.0.1 and/or 1/2', 'Rslib v1.0.1 and/or 1/2'],
  ['see https://a.example/b/c.html', 'see https://a.example/b/c.html'],
])('%j has the colors of a terminal', (code, expected) => {
  const html = toHtml(createHighlighter().highlight(code, 'output'));
  expect(html.replace(/<span class="token (\w+)">(.*?)<\/span>/g, '<$1>$2</$1>')).toBe(expected);
});
