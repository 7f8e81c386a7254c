import { expect, test } from 'vitest';
import { matchHeaders, parseHeadersFile } from './headersFile.ts';
import { hostHeaders } from './hostFiles.ts';

const rules = parseHeadersFile(`
# For all
/*
  X-Frame-Options: DENY
  Content-Security-Policy: default-src 'self'; img-src https://a.example
\tCache-Control: no-cache\r
/hashed/*
  ! cache-control
  Cache-Control: immutable

/data/:name.json
  X-Data: 1
/a.b
  X-Exact: 1
  x-exact: 2
/%E4%B8%AD
  X-Encoded: 1
/文
  X-Plain: 1
`);

test.each([
  ['/', { 'cache-control': 'no-cache' }],
  ['/hashed/js/a.js', { 'cache-control': 'immutable' }],
  ['/hashed/a\nb', { 'cache-control': 'immutable' }],
  ['/hashed', { 'cache-control': 'no-cache' }],
  ['/data/a.json', { 'cache-control': 'no-cache', 'x-data': '1' }],
  ['/data/a/b.json', { 'cache-control': 'no-cache' }],
  ['/a.b', { 'cache-control': 'no-cache', 'x-exact': '1, 2' }],
  ['/axb', { 'cache-control': 'no-cache' }],
  ['/中', { 'cache-control': 'no-cache', 'x-encoded': '1' }],
  ['/文', { 'cache-control': 'no-cache', 'x-plain': '1' }],
])('headers of %s', (path, expected) => {
  expect(Object.fromEntries(matchHeaders(rules, path))).toEqual({
    'x-frame-options': 'DENY',
    'content-security-policy': "default-src 'self'; img-src https://a.example",
    ...expected,
  });
});

test('all bad lines are reported at once', () => {
  const text =
    '  A: early\n/a\nB: not indented\n  no colon\n  Bad Name: x\n  C: fine\nhttps://x/\n';
  expect(() => parseHeadersFile(text)).toThrowErrorMatchingInlineSnapshot(`
    [Error: _headers:1: found “A: early”
    _headers:3: found “B: not indented”
    _headers:4: found “no colon”
    _headers:5: found “Bad Name: x”
    _headers:7: found “https://x/”
    Write a path that starts with “/” and has one “*” at most, and below it, indented, “Name: value” or “! Name”.]
  `);
});

test('the output of a build is read: hashed files are cached forever, pages are not', () => {
  const built = parseHeadersFile(
    hostHeaders({ base: '/docs/', csp: "default-src 'self'; img-src 'self' data:", authored: '' }),
  );
  const cacheOf = (path: string) => matchHeaders(built, path).get('cache-control');
  expect(cacheOf('/docs/hashed/a.1f2e.js')).toBe('public, max-age=31536000, immutable');
  expect(cacheOf('/docs/guide/') ?? '').not.toContain('immutable');
  expect(matchHeaders(built, '/docs/guide/').get('content-security-policy')).toContain(
    "default-src 'self'; img-src 'self' data:",
  );
  expect([...matchHeaders(built, '/')]).toEqual([]);
});
