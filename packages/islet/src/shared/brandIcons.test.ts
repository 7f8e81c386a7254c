import { expect, test } from 'vitest';
import { codeHostIcon, findBrandIcon } from './brandIcons.ts';

test.each([
  ['https://github.com/name', 'github'],
  ['https://gitlab.com/name/code', 'gitlab'],
  ['https://gitlab.example.org/name', 'gitlab'],
  ['https://code.example.org/gitlab', 'github'],
])('%s has the icon of %s', (url, host) => {
  expect(codeHostIcon(url)).toBe(findBrandIcon(host)?.source);
});
