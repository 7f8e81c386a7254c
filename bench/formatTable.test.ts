import { expect, test } from 'vitest';
import { formatTable } from './formatTable.mjs';

test('a table is Markdown that can also be read as it is', () => {
  const rows = [
    ['ours', '4.2'],
    ['Hugo + Pagefind', '13.0'],
  ];
  expect(formatTable(['', 'cold s'], rows)).toBe(
    [
      '|                 | cold s |',
      '| --------------- | -----: |',
      '| ours            |    4.2 |',
      '| Hugo + Pagefind |   13.0 |',
    ].join('\n'),
  );
});
