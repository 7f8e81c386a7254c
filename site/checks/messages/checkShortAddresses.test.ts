import { expect, test } from 'vitest';
import { addLines, checkShortAddresses, listShortAddresses } from './checkShortAddresses.ts';

const addresses = listShortAddresses([
  {
    ...{ slug: 'no-file', page: '/errors', anchor: 'none', shown: 'No file' },
    ...{ templates: [], role: 'cause' },
  },
]);
const listed = '/e/no-file -> /errors#none\n/zh/e/no-file -> /zh/errors#none\n';

test.each([
  ['every message in each language', `/\n${listed}`, []],
  [
    'a message that is not listed',
    '/\n/zh/e/no-file -> /zh/errors#none\n',
    [
      'site/addresses.txt The ledger has no short address for a message: `/e/no-file -> /errors#none`.',
    ],
  ],
  [
    'a message that went to another section',
    listed.replace('#none\n/zh', '#old\n/zh'),
    [
      'site/addresses.txt:1 The short address `/e/no-file` leads to `/errors#old`, but its message is in `/errors#none`.',
    ],
  ],
  ['a message that is gone', `/e/gone -> /errors\n${listed}`, []],
])('knows %s', (_, ledger, expected) => {
  const { problems } = checkShortAddresses(addresses, ledger);
  expect(
    problems.map(({ file, line, message }) => `${file}${line ? `:${line}` : ''} ${message}`),
  ).toEqual(expected);
});

test('missing lines are added in the order of the ledger', () => {
  const { missing } = checkShortAddresses(addresses, '/z\n/a\n');
  expect(addLines('/a\n/z\n', missing)).toBe(
    '/a\n/e/no-file -> /errors#none\n/z\n/zh/e/no-file -> /zh/errors#none\n',
  );
});
