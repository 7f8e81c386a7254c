import { expect, test } from 'vitest';
import { tell } from '../testing.ts';
import { headElement, siteHeadElement } from './headElement.ts';

test.each([
  [
    ['script', { src: '/a.js', async: true, defer: false, 'data-domain': 'a.example' }],
    { tag: 'script', attributes: { src: '/a.js', async: '', 'data-domain': 'a.example' } },
  ],
  [['script', {}, 'a();\r\nb();'], { tag: 'script', attributes: {}, content: 'a();\nb();' }],
  [
    { tag: 'noscript', content: '<img src="https://a.example/" alt="">' },
    { tag: 'noscript', attributes: {}, content: '<img src="https://a.example/" alt="">' },
  ],
  [
    ['meta', { name: 'a', content: true, id: 'b' }],
    { tag: 'meta', attributes: { name: 'a', content: 'true', id: 'b' } },
  ],
  [
    ['link', { rel: 'stylesheet', href: 'https://a.example/a.css', crossorigin: true }],
    {
      tag: 'link',
      attributes: { rel: 'stylesheet', href: 'https://a.example/a.css', crossorigin: '' },
    },
  ],
])('%j', (written, element) => {
  expect(headElement.parse(written)).toEqual(element);
  expect(siteHeadElement.parse(written)).toEqual(element);
});

test('the config says which pages have an element', () => {
  const places = { route: '/guide/*', lang: 'de', version: '1.x' };
  const element = { tag: 'script', attrs: { src: '/a.js' } };
  expect(siteHeadElement.parse({ ...element, ...places })).toEqual({
    ...{ tag: 'script', attributes: { src: '/a.js' } },
    ...places,
  });
  expect(headElement.safeParse({ ...element, ...places }).success).toBe(false);
});

test.each([
  [['scrip', { src: '/a.js' }], '`head[0][0]` is "scrip". Did you mean "script"?'],
  [['style', {}, 'a {}'], '`head[0][0]` is "style". Use "meta", "link", "script" or "noscript".'],
  [['meta', { proprty: 'a' }], 'has the attribute `proprty`. Did you mean `property`?'],
  [['script', { src: '/a.js', defr: true }], 'has the attribute `defr`. Did you mean `defer`?'],
  [['script', { src: '/a.js', onload: 'a()' }], 'has the attribute `onload`. Use src, async, '],
  [['meta', { 'http-equiv': 'refresh' }], 'has the attribute `http-equiv`. Use name, '],
  [['script', {}], 'needs either a `src` or code. Write one of them.'],
  [['script', { src: '/a.js' }, 'a()'], 'needs either a `src` or code. Write one of them.'],
  [['script', { src: 'javascript:a()' }], 'leads to "javascript:a()". Use an `https:` URL.'],
  [['link', { href: '/a' }], 'has no `rel` or no `href`. Add it.'],
  [['meta', { name: 'a' }, 'b'], 'has a content. Leave it out; `<meta>` has only attributes.'],
  [['noscript', {}], 'has no content. Add what readers without scripts get.'],
  [['noscript', {}, '<p style="a">b</p>'], 'has a `style` attribute, which the Content-Security'],
  [['noscript', {}, '<a href="javascript:a">b</a>'], 'which is not safe to open.'],
  [['script', {}, 'a("</SCRIPT>")'], 'has a `<!--` or an end tag in its content.'],
  [{ tag: 'meta', rout: '/a' }, '`head[0].rout` is not a known key. Did you mean `route`?'],
  [{ tag: 'meta', route: 'a/*' }, '`head[0].route` is "a/*". Start it with one "/"'],
  [{ tag: 'meta', route: '/*/a' }, '`head[0].route` is "/*/a". Use one `*` at the end.'],
])('a mistake: %j', (written, message) => {
  const [line, ...more] = tell({ head: [written] }).split('\n');
  expect(line).toContain(message);
  expect(more).toEqual([]);
});
