import { expect, test } from 'vitest';
import { findRedirect, parseRedirectsFile, passQuery } from './parseRedirectsFile.ts';

const rules = parseRedirectsFile(`
# Moved pages
/old            /new            # at first
/temporary      /now      302
/en/*           /a/:splat 301\r
/blog/:year/:id /posts/:id?year=:year 308
/out            https://a.example:8080/x 307
/app/*          /shell.html 200
/gone           /gone.html 404
/%E4%B8%AD      /%E6%96%87
/old            /never
`);

test.each([
  ['/old', '301 /new'],
  ['/old/', null],
  ['/old/x', null],
  ['/temporary', '302 /now'],
  ['/en/', '301 /a/'],
  ['/en/a/b', '301 /a/a/b'],
  ['/en/a b?', '301 /a/a%20b%3F'],
  ['/en', null],
  ['/blog/2026/x', '308 /posts/x?year=2026'],
  ['/out', '307 https://a.example:8080/x'],
  ['/app/any/thing', '200 /shell.html'],
  ['/gone', '404 /gone.html'],
  ['/中', '301 /%E6%96%87'],
])('%s → %s', (path, expected) => {
  const found = findRedirect(rules, path);
  expect(found && `${found.status} ${found.to}`).toBe(expected);
});

test.each([
  ['/new', '/new?a=1'],
  ['/new#part', '/new?a=1#part'],
  ['/new?b=2#part', '/new?b=2#part'],
  ['https://a.example/#?part', 'https://a.example/?a=1#?part'],
])('a request for a query is sent to %s as %s', (to, location) => {
  expect(passQuery(to, '?a=1')).toBe(location);
});

test('all bad lines are reported at once', () => {
  const text =
    '/a\nb /c\n/d /e 418\n/f g\n/h https://i.example 200\n/j /k 301 Country=de\n/l /m\n/*/n/* /o\n/p/* /:splat\n';
  expect(() => parseRedirectsFile(text)).toThrowErrorMatchingInlineSnapshot(`
    [Error: _redirects:1: found “/a”
    _redirects:2: found “b /c”
    _redirects:3: found “/d /e 418”
    _redirects:4: found “/f g”
    _redirects:5: found “/h https://i.example 200”
    _redirects:6: found “/j /k 301 Country=de”
    _redirects:8: found “/*/n/* /o”
    _redirects:9: found “/p/* /:splat”
    Write “/from /to status” with a status of 200, 301, 302, 303, 307, 308, 404; only a redirect may lead to another site, to one that no part of “/from” can change, and “/from” has one “*” at most.]
  `);
});
