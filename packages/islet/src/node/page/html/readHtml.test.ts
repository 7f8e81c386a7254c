import { expect, test } from 'vitest';
import { isElement, readHtml } from './readHtml.ts';

/** Writes what was read, so that a table can show it. */
const show = (html: string): string =>
  readHtml(html)
    .map(function write(node): string {
      if (!isElement(node)) return `"${node}"`;
      const { name, attribs, children } = node;
      return `${[name, ...Object.entries(attribs).flat()].join(' ')}(${children.map(write).join()})`;
    })
    .join();

test.each([
  ['text with references', 'a &#x26; b &amp;&copy; c', '"a & b &© c"'],
  [
    'attributes with references',
    '<a href="/b?c&#x26;d" hidden>e</a>',
    'a href /b?c&d hidden ("e")',
  ],
  ['elements without an end', '<p>a<br>b<img src="c"></p>', 'p("a",br(),"b",img src c())'],
  ['elements that end others', '<ul><li>a<li>b</ul>c', 'ul(li("a"),li("b")),"c"'],
  ['ends without a start', '</b>a</i>', '"a"'],
  ['comments, which are left out', 'a<!-- b -->c', '"ac"'],
  ['what is not closed', '<p>a<b>c', 'p("a",b("c"))'],
])('%s', (_, html, shown) => {
  expect(show(html)).toBe(shown);
});
