import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { createHighlighter } from './highlighter.ts';

test.each([
  ['neighbours', '[{ }, a]', '<b punctuation>[{ },</b> a<b punctuation>]</b>'],
  ['neighbours on several lines', '}\n\n}', '<b punctuation>}\n\n}</b>'],
  [
    'not what is only alike',
    'a.b(1)',
    'a<b punctuation>.</b><b function>b</b><b punctuation>(</b><b number>1</b><b punctuation>)</b>',
  ],
  ['not across code', '( a )', '<b punctuation>(</b> a <b punctuation>)</b>'],
])('tokens of one kind become one: %s', (_, code, expected) => {
  const html = toHtml(createHighlighter().highlight(code, 'js'));
  expect(
    html.replace(/<span class="token ([\w-]+)[^>]*>/g, '<b $1>').replaceAll('</span>', '</b>'),
  ).toBe(expected);
});
