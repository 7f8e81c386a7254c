import { expect, test } from 'vitest';
import { findUnsafeUrls } from './findUnsafeUrls.ts';

test.each([
  ['a', { href: '/a' }],
  ['a', { href: 'mailto:a@example.com', title: 'javascript: the good parts' }],
  ['img', { src: 'data:image/svg+xml,<svg/>' }],
  ['use', { href: '#icon' }],
  ['p', { data: 'note: text' }],
  ['Card', { src: 'data:text/plain,a', action: 'note: text', data: 'a:b' }],
  ['a', { href: null, src: ['a'] }],
  ['meta', { httpEquiv: ['content-language'], name: 'refresh' }],
  ['Card', { httpEquiv: 'refresh' }],
])('%s %o is safe', (name, attributes) => {
  expect(findUnsafeUrls(name, attributes)).toEqual([]);
});

test.each([
  ['a', { href: 'javascript:alert(1)' }, ['href']],
  ['a', { href: ' Java\nScript:alert(1)' }, ['href']],
  ['a', { href: 'data:image/png,x' }, ['href']],
  ['a', { 'xlink:href': 'vbscript:x' }, ['xlink:href']],
  ['a', { xlinkHref: 'vbscript:x' }, ['xlinkHref']],
  ['area', { href: 'file:///etc/passwd' }, ['href']],
  ['img', { src: 'blob:https://a.example/1' }, ['src']],
  ['iframe', { src: 'data:text/html,x' }, ['src']],
  ['video', { poster: 'file:///a.png', src: 'file:///a.mp4' }, ['poster', 'src']],
  ['form', { action: 'javascript:x' }, ['action']],
  ['button', { formAction: 'javascript:x' }, ['formAction']],
  ['object', { data: 'data:text/html,x' }, ['data']],
  ['Card', { href: 'javascript:x' }, ['href']],
  ['meta', { httpEquiv: ['refresh'], content: '0;url=/' }, ['httpEquiv']],
  ['META', { 'http-equiv': ' Refresh ' }, ['http-equiv']],
])('%s %o is not', (name, attributes, found) => {
  expect(findUnsafeUrls(name, attributes).map(({ attribute }) => attribute)).toEqual(found);
});

test('reports what was found, on one line and shortened', () => {
  const [found] = findUnsafeUrls('a', { href: `java\nscript:${'x'.repeat(100)}` });
  expect(found?.message).toBe(
    `The \`href\` of \`<a>\` is "java\\nscript:${'x'.repeat(68)}…", which is not safe to open.`,
  );
});
