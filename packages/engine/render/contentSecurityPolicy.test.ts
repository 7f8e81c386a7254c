import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

test('allows scripts to ask the search server besides the site', () => {
  const connects = (...origins: string[]) =>
    /connect-src [^;]*/.exec(contentSecurityPolicy('', origins))?.[0];
  expect([connects(), connects('https://search.example')]).toEqual([
    "connect-src 'self'",
    "connect-src 'self' https://search.example",
  ]);
});
