import fc from 'fast-check';
import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { collectIds } from './scanHtml.ts';

test.each([
  ['<h2 id="a">A</h2><p data-id="no">', ['a']],
  ['<img alt="x > y" id="b"/><br id=\'c\'>', ['b']],
  ['text id="no" <b>id="no"</b>', []],
  ['<p title="id=&quot;no&quot;" id="a&amp;b&#x22;">', ['a&b"']],
])('%s', (html, ids) => {
  expect(collectIds(html)).toEqual(ids);
});

test('finds every id of what the engine writes, and nothing in text', () => {
  const text = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(fc.array(fc.record({ id: text, title: text, value: text })), (elements) => {
      const html = toHtml({
        type: 'root',
        children: elements.map(({ id, title, value }) => ({
          type: 'element',
          tagName: 'p',
          properties: { title, id },
          children: [{ type: 'text', value }],
        })),
      });
      // hast-util-to-html writes NUL as the replacement character, as browsers read it.
      expect(collectIds(html)).toEqual(elements.map(({ id }) => id.replaceAll('\0', '\uFFFD')));
    }),
  );
});
