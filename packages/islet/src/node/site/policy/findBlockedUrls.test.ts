import { expect, test } from 'vitest';
import { noHosts } from './allowedHosts.ts';
import { findBlockedUrls } from './findBlockedUrls.ts';

const url = 'https://a.example/x';

test.each([
  ['img', { src: url }, 'image'],
  ['img', { src: '/a.png', srcSet: `/a.png 1x, ${url} 2x` }, 'image'],
  ['img', { dataZoomSrc: url }, 'image'],
  ['source', { srcset: `${url} 480w` }, 'image'],
  ['source', { src: url }, 'media'],
  ['video', { src: url }, 'media'],
  ['video', { poster: url }, 'image'],
  ['audio', { src: url }, 'media'],
  ['track', { src: url }, 'media'],
  ['iframe', { src: url }, 'frame'],
  ['script', { src: url }, 'script'],
  ['form', { action: url }, 'form'],
  ['button', { formAction: url }, 'form'],
  ['link', { rel: ['stylesheet'], href: url }, 'style'],
  ['link', { rel: 'preload', as: 'font', href: url }, 'font'],
  ['link', { rel: 'icon', href: url }, 'image'],
])('%s %o needs the host in `%s`', (name, attributes, kind) => {
  const found = findBlockedUrls(name, attributes, noHosts);
  expect(found.map(({ fix }) => /(?:A|a)dd (.*)\.$/.exec(fix)?.[1])).toEqual([
    `"a.example" to \`contentSecurityPolicy.${kind}\` in the config`,
  ]);
  for (const host of ['https://a.example', 'http://a.example']) {
    expect(findBlockedUrls(name, attributes, { ...noHosts, [kind]: [host] })).toEqual([]);
  }
});

test.each([
  ['img', { src: '/a.png', srcset: 'a//b.png 1x', alt: url }],
  ['img', { src: 'data:image/png,x' }],
  ['a', { href: url }],
  ['link', { rel: 'canonical', href: url }],
  ['form', { method: 'get' }],
  ['iframe', { srcdoc: '<p>a</p>' }],
  ['Card', { src: url }],
  ['constructor', { name: url }],
  ['img', { constructor: url }],
])('%s %o is allowed everywhere', (name, attributes) => {
  expect(findBlockedUrls(name, attributes, noHosts)).toEqual([]);
});

test.each([
  ['//b.a.example/', 'https://*.a.example', true],
  ['https://b.a.example/', 'https://*.a.example', true],
  ['https://a.example/', 'https://*.a.example', false],
  ['https://a.example:8443/', 'https://a.example', false],
  ['https://a.example:8443/', 'https://a.example:8443', true],
  ['http://a.example/', 'https://a.example', false],
  ['HTTPS://A.example/', 'https://a.example', true],
  ['/demo.html', 'self', true],
  ['/demo.html', 'https://a.example', false],
])('a frame of %s with %s: %s', (src, host, isAllowed) => {
  const found = findBlockedUrls('iframe', { src }, { ...noHosts, frame: [host] });
  expect(found.length === 0).toBe(isAllowed);
});

test('says how to allow what the site itself would show in a frame, and a host without encryption', () => {
  const explain = (src: string) => findBlockedUrls('iframe', { src }, noHosts)[0];
  expect(explain('/demo.html')).toEqual({
    message: 'The frame `/demo.html` is blocked by the Content-Security-Policy.',
    fix: 'Add "self" to `contentSecurityPolicy.frame` in the config.',
  });
  expect(explain('http://localhost:8080/')?.fix).toContain('Add "http://localhost:8080" to');
});
