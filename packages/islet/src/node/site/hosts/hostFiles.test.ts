import { expect, test } from 'vitest';
import { matchHeaders, parseHeadersFile } from './headersFile.ts';
import { hostHeaders, hostRedirects, markdownHeaders } from './hostFiles.ts';

test('headers of an author replace ours for the same paths', () => {
  const authored = [
    '# Mine',
    '/*',
    '  referrer-policy: no-referrer',
    '/docs/hashed/logo.*.svg',
    '  Cache-Control: no-cache',
  ].join('\n');
  expect(
    hostHeaders({ base: '/docs/', csp: "default-src 'none'", authored: authored }),
  ).toMatchInlineSnapshot(`
    "/docs/*
      Content-Security-Policy: default-src 'none'; frame-ancestors 'self'
      X-Content-Type-Options: nosniff
    /docs/hashed/*
      Cache-Control: public, max-age=31536000, immutable
    # Mine
    /*
      referrer-policy: no-referrer
    /docs/hashed/logo.*.svg
      Cache-Control: no-cache
    "
  `);
  expect(
    hostHeaders({
      base: '/',
      csp: "default-src 'none'",
      authored: '/hashed/*\n  ! Cache-Control\n',
    }),
  ).not.toContain('immutable');
});

test.each(['/:page', '/docs/:page', '/docs/*.html', '/docs/guide/*', '/docs/'])(
  'headers of an author for %s leave ours to the other paths',
  (path) => {
    const authored = `${path}\n  Referrer-Policy: no-referrer\n`;
    expect(
      hostHeaders({ base: '/docs/', csp: "default-src 'none'", authored: authored }),
    ).toContain('strict-origin');
  },
);

test('headers lead from a page to its Markdown', () => {
  const headers = markdownHeaders([
    { url: '/docs/', markdownUrl: '/docs/index.md' },
    { url: '/docs/%E5%BF%AB', markdownUrl: '/docs/%E5%BF%AB.md' },
    // Hosts would read these names as patterns.
    { url: '/docs/*', markdownUrl: '/docs/*.md' },
    { url: '/docs/:id', markdownUrl: '/docs/:id.md' },
  ]);
  const rules = parseHeadersFile(
    hostHeaders({ base: '/docs/', csp: "default-src 'none'", authored: '' }) + headers,
  );
  const linkOf = (path: string) => matchHeaders(rules, path).get('Link');
  expect(linkOf('/docs/')).toBe('</docs/index.md>; rel="alternate"; type="text/markdown"');
  expect(linkOf('/docs/快')).toBe('</docs/%E5%BF%AB.md>; rel="alternate"; type="text/markdown"');
  expect(linkOf('/docs/index.md')).toBeNull();
});

test('redirects of an author are tried first', () => {
  const redirects = [{ from: '/en/*', to: '/:splat', status: 301 }];
  expect(hostRedirects(redirects, '/en/rss /rss.xml 302\n\n')).toBe(
    '/en/rss /rss.xml 302\n/en/* /:splat 301\n',
  );
  expect(hostRedirects([], '')).toBe('');
});
