import { expect, test } from 'vitest';
import { readCommand, splitCommands } from './readCommand.mjs';

const plain = { folder: '.', variables: {} };

test.each([
  ['npx rslib', { ...plain, args: [] }],
  ['rslib inspect', { ...plain, args: ['inspect'] }],
  ['npx rslib --config a/b.config.ts', { ...plain, args: ['--config', 'a/b.config.ts'] }],
  [
    `npx rslib --entry "src/**" --entry '!src/a b.ts'`,
    { ...plain, args: ['--entry', 'src/**', '--entry', '!src/a b.ts'] },
  ],
  ['cd packages/cli && npx rslib', { ...plain, args: [], folder: 'packages/cli' }],
  [
    'DEBUG=rslib NODE_ENV=test npx rslib',
    { ...plain, args: [], variables: { DEBUG: 'rslib', NODE_ENV: 'test' } },
  ],
  ['', null],
  ['npx tsc', null],
  ['npx rslib-other', null],
  ['npx rslib && rm -r /', null],
  ['npx rslib | cat', null],
  ['npx rslib > log.txt', null],
  ['npx rslib --entry "src', null],
  ['npx rslib mf-dev', null],
  ['npx rslib -w', null],
  ['npx rslib --watch', null],
  ['npx rslib --watch=true', null],
])('%s', (text, command) => expect(readCommand(text)).toEqual(command));

test('semicolons are between commands', () => {
  expect(splitCommands(' rslib;rslib --lib cjs ; ')).toEqual(['rslib', 'rslib --lib cjs']);
});
