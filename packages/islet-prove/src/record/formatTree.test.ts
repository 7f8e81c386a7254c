import { expect, test } from 'vitest';
import { formatTree } from './formatTree.ts';

test('a folder is drawn with sizes in one column', () => {
  const files = [
    { path: 'dist/index.js', bytes: 344 },
    { path: 'dist/cjs/index.cjs', bytes: 1680 },
    { path: 'dist/cjs/format.d.cts', bytes: 90 },
    { path: 'notes.txt', bytes: 123_456 },
  ];
  expect(formatTree(files)).toMatchInlineSnapshot(`
    "dist
    ├── cjs
    │   ├── format.d.cts      90 B
    │   └── index.cjs       1.7 kB
    └── index.js             344 B
    notes.txt             123.5 kB"
  `);
});

test('an empty folder gives an empty tree', () => {
  expect(formatTree([])).toBe('');
});
