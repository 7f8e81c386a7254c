import { expect, test } from 'vitest';
import { formatProblems } from './formatProblems.ts';

test('errors come last, in the order of files and lines, with a count', () => {
  const problem = { message: 'What.', fix: 'Do.' };
  const text = formatProblems([
    { ...problem, severity: 'error', file: 'b.md', line: 9, column: 2, frame: '> 9 | x' },
    { ...problem, severity: 'error', file: 'b.md', line: 3 },
    { ...problem, severity: 'error', file: 'a.md' },
    { ...problem, severity: 'warning', file: 'z.md', line: 1, column: 1 },
  ]);
  expect(text).toMatchInlineSnapshot(`
    "warning z.md:1:1
      What.
      Fix: Do.

    error a.md
      What.
      Fix: Do.

    error b.md:3
      What.
      Fix: Do.

    error b.md:9:2
      What.
      > 9 | x
      Fix: Do.

    3 errors, 1 warning
    "
  `);
});

test('warnings that say the same are one, with the places of the others', () => {
  const at = (line: number, message = 'What.') =>
    ({ severity: 'warning', message, fix: 'Do.', file: 'a.md', line }) as const;
  const lines = Array.from({ length: 8 }, (_, index) => at(index + 1));
  const text = formatProblems([...lines, at(9, 'That.'), { ...at(10), severity: 'error' }]);
  expect(text).toMatchInlineSnapshot(`
    "warning a.md:1
      What.
      Also: a.md:2, a.md:3, a.md:4, a.md:5, a.md:6, 2 more places
      Fix: Do.

    warning a.md:9
      That.
      Fix: Do.

    error a.md:10
      What.
      Fix: Do.

    1 error, 9 warnings
    "
  `);
});

test('control characters of content are shown, not printed', () => {
  const text = formatProblems([
    { severity: 'error', message: 'a\nb\x1b[2J\x9b', fix: 'c\td', file: 'e\0f' },
  ]);
  expect(text).toContain('e\\x00f');
  expect(text).toContain('a\\nb\\x1b[2J\\x9b');
  expect(text).toContain('c\\x09d');
});
