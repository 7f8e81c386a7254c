import { expect, test } from 'vitest';
import { documentTitle } from './documentTitle.ts';

test.each([
  ['Page', undefined, 'Page - Site'],
  ['Page', ' | Rslib', 'Page | Rslib'],
  ['Page', '| Rslib', 'Page | Rslib'],
  ['Page', '- Rslib', 'Page - Rslib'],
  ['Page', '· Rslib', 'Page · Rslib'],
  ['Page', 'A library tool', 'Page - A library tool'],
  ['Page', '', 'Page'],
  ['', undefined, 'Site'],
  ['', 'A library tool', 'Site - A library tool'],
  ['Site', undefined, 'Site'],
])('%j with the suffix %j: %s', (title, titleSuffix, expected) => {
  expect(documentTitle({ title, frontmatter: { titleSuffix } }, 'Site')).toBe(expected);
});
