import { expect, test } from 'vitest';
import { formatUrl } from './formatUrl.ts';

test.each([
  ['127.0.0.1', 'http://127.0.0.1:1/b/'],
  ['0.0.0.0', 'http://localhost:1/b/'],
  ['::', 'http://localhost:1/b/'],
  ['::1', 'http://[::1]:1/b/'],
])('a server on %s has the URL %s', (host, url) => {
  expect(formatUrl({ host, port: 1 }, '/b/')).toBe(url);
});
