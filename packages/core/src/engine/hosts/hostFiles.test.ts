import { expect, test } from 'vitest';
import { hostHeaders, hostRedirects } from './hostFiles.ts';

test('headers of an author replace ours for the same paths', () => {
  const authored = [
    '# Mine',
    '/*',
    '  referrer-policy: no-referrer',
    '/docs/hashed/logo.*.svg',
    '  Cache-Control: no-cache',
  ].join('\n');
  expect(hostHeaders('/docs/', "default-src 'none'", authored)).toMatchInlineSnapshot(`
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
  expect(hostHeaders('/', "default-src 'none'", '/hashed/*\n  ! Cache-Control\n')).not.toContain(
    'immutable',
  );
});

test('redirects of an author are tried first', () => {
  const redirects = [{ from: '/en/*', to: '/:splat', status: 301 }];
  expect(hostRedirects(redirects, '/en/rss /rss.xml 302\n\n')).toBe(
    '/en/rss /rss.xml 302\n/en/* /:splat 301\n',
  );
  expect(hostRedirects([], '')).toBe('');
});
