import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeSegments } from '#shared/url.ts';
import { parseRequestTarget } from './parseRequestTarget.ts';

test.each([
  ['/', '/', ''],
  ['/guide/', '/guide/', ''],
  ['/guide/a?x=1&y=/../', '/guide/a', '?x=1&y=/../'],
  ['/a?b?c', '/a', '?b?c'],
  ['/a#b?c', '/a', ''],
  ['/%E4%B8%AD%20%3F', '/中 ?', ''],
  ['/..a/b..', '/..a/b..', ''],
  ['/.well-known/x', '/.well-known/x', ''],
  ['//host', '//host', ''],
  ['/%2fhost', '//host', ''],
  ['/a//b/', '/a//b/', ''],
  ['/a\\b', '/a\\b', ''],
])('reads %s', (target, path, query) => {
  expect(parseRequestTarget(target)).toEqual({ path, query });
});

test.each([
  '',
  '*',
  'guide/',
  'http://host/guide/',
  '/../a',
  '/a/..',
  '/a/./b',
  '/a/.',
  '/%2e%2e/a',
  '/a/%2E%2E%2fb',
  '/..%5ca',
  '/a%00.html',
  '/%',
  '/%ff',
])('refuses %s', (target) => {
  expect(parseRequestTarget(target)).toBeNull();
});

test('an encoded path is parsed to the same path, and never leaves the root', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('', '/', '/../'), (text, start) => {
      const path = `/${start}${text}`;
      const parsed = parseRequestTarget(encodeSegments(path));
      if (parsed) expect(parsed).toEqual({ path, query: '' });
      else expect(path).toMatch(/\0|(^|[/\\])\.\.?([/\\]|$)/);
    }),
  );
});
