import path from 'node:path';
import { expect, test } from 'vitest';
import { readArguments } from './main.ts';

test.each([
  [['build', 'site'], { command: 'build', options: { port: null, compress: false } }],
  [['build', '--compress'], { options: { compress: true, siteRoot: process.cwd() } }],
  [
    ['preview', 'site', '--port', '5000'],
    { options: { port: 5000, siteRoot: path.resolve('site') } },
  ],
  [['--help'], { command: 'help' }],
  [[], { command: 'help' }],
])('%j', (args, expected) => {
  expect(readArguments(args)).toMatchObject(expected);
});

test.each([
  [['bild'], 'There is no command `bild`.'],
  [['build', 'a', 'b'], '`b` is one folder too many.'],
  [['dev', '--port', '70000'], '`--port 70000` is not a port: a whole number from 0 to 65535 is.'],
  [['dev', '--prot', '1'], /--prot/],
])('%j is refused', (args, message) => {
  expect(readArguments(args)).toMatch(message);
});
