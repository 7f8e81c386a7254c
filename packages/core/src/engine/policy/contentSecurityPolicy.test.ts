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

test('lets only the policies of the site turn text into HTML and addresses of workers', () => {
  expect(contentSecurityPolicy('')).toContain(
    "; require-trusted-types-for 'script'; trusted-types docs docs-worker",
  );
});
