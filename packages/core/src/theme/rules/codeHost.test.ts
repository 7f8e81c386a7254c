import { expect, test } from 'vitest';
import { codeHostOf } from './codeHost.ts';

test.each([
  ['https://github.com/name', 'github'],
  ['https://gitlab.com/name/code', 'gitlab'],
  ['https://gitlab.example.org/name', 'gitlab'],
  ['https://code.example.org/gitlab', 'github'],
])('%s is %s', (url, host) => {
  expect(codeHostOf(url)).toBe(host);
});
