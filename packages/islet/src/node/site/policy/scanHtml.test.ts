import fc from 'fast-check';
import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { collectIds, type HtmlTag, rewriteUrls } from './scanHtml.ts';

test.each([
  ['<h2 id="a">A</h2><p data-id="no">', ['a']],
  ['<img alt="x > y" id="b"/><br id=\'c\'><br id = d><br hidden id=e>', ['b', 'c', 'd', 'e']],
  ['text id="no" <b>id="no"</b>', []],
  ['<!-- <p id="no"> --><p id="a"><!-- <a name="no"> -->', ['a']],
  ['<a name="a"></a><a id="b" name="c"></a><input name="no">', ['a', 'b', 'c']],
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

test('shows every tag with its attributes, and which of them the browser renders again', () => {
  const tags: HtmlTag[] = [];
  const html =
    '<p hidden title="a &gt; &quot;b&quot;">&lt;i&gt;</p><islet-island data-props="{}"><A>x</A><islet-slot><b></b><islet-island><u></u></islet-island></islet-slot><s></s><template data-slot="1"><q></q></template></islet-island><br/>';
  const collect = (found: HtmlTag): null => {
    tags.push(found);
    return null;
  };
  expect(rewriteUrls(html, collect)).toBe(html);
  expect(tags[0]).toEqual({
    name: 'p',
    attributes: { hidden: '', title: 'a > "b"' },
    isIsland: false,
  });
  const inIslands = tags.filter(({ isIsland }) => isIsland).map(({ name }) => name);
  expect(inIslands).toEqual(['a', 'islet-slot', 'u', 's', 'template']);
});

test('also reads HTML written by authors, with other quotes or none', () => {
  const html = '<a href=\'/a\' id=b hidden title = "c">d</a><A HREF=/e>';
  const tags: HtmlTag['attributes'][] = [];
  rewriteUrls(html, ({ attributes }) => {
    tags.push(attributes);
    return null;
  });
  expect(tags).toEqual([{ href: '/a', id: 'b', hidden: '', title: 'c' }, { href: '/e' }]);
  expect(rewriteUrls(html, () => '/x')).toBe(
    '<a href="/x" id=b hidden title = "c">d</a><A HREF="/x">',
  );
});

test('replaces a URL, and leaves everything else unchanged', () => {
  const html = '<a class="href" href="/a?b&amp;c">/a</a><img src="/a"><a data-href="/a">';
  const rewritten = rewriteUrls(html, ({ attributes: { href, src } }) =>
    href || src ? '/base/"x"&y' : null,
  );
  expect(rewritten).toBe(
    '<a class="href" href="/base/&quot;x&quot;&amp;y">/a</a><img src="/base/&quot;x&quot;&amp;y"><a data-href="/a">',
  );
});
