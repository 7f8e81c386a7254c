import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { createHighlighter, joinTokens } from './highlighter.ts';

test.each([
  ['neighbors', '[{ }, a]', '<b punctuation>[{ },</b> a<b punctuation>]</b>'],
  ['neighbors on several lines', '}\n\n}', '<b punctuation>}\n\n}</b>'],
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

test.each(['toString', 'constructor', '__proto__', 'extend', 'insertBefore', 'DFS', 'core', 'all'])(
  'there is no language `%s`',
  async (name) => {
    const highlighter = createHighlighter();
    expect(await highlighter.load(name)).toBe(false);
    expect(toHtml(highlighter.highlight('a = 1', name))).toBe('a = 1');
  },
);

test('joining tokens takes linear time', () => {
  const steps = (count: number): number => {
    const nodes = Array.from({ length: count }, () => ({
      type: 'element' as const,
      tagName: 'span',
      properties: { className: ['token', 'punctuation'] },
      children: [{ type: 'text' as const, value: '[' }],
    }));
    const iterate = Array.prototype[Symbol.iterator];
    let taken = 0;
    Array.prototype[Symbol.iterator] = function (this: unknown[]) {
      taken += this.length;
      return iterate.call(this);
    };
    try {
      joinTokens(nodes);
    } finally {
      Array.prototype[Symbol.iterator] = iterate;
    }
    return taken;
  };
  expect(steps(400)).toBeLessThan(2.5 * steps(200));
});
