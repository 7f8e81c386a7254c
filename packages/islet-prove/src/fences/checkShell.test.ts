import { expect, test } from 'vitest';
import { checkShell } from './checkShell.ts';
import { parseCommands } from './parseCommands.ts';
import { fence, fencesOf } from './testing.ts';

test.each([
  ['npm run build', [['npm', 'run', 'build']]],
  ['$ npm test # all', [['npm', 'test']]],
  ['a && b; c | d', [['a'], ['b'], ['c'], ['d']]],
  [`a "b c" 'd # e' f\\ g x#y`, [['a', 'b c', 'd # e', 'f g', 'x#y']]],
  ['a \\\n  b', [['a', 'b']]],
  ['A=1 B="2 3" a', [['a']]],
  ['# only this', []],
])('%s', (text, words) => {
  expect(parseCommands(text).map((command) => command.words)).toEqual(words);
});

test('text that is not a command is reported with its line', async () => {
  const fences = await fencesOf(fence('bash', 'a\nb "c\n') + fence('bash', 'A=1'));
  expect(checkShell(fences, () => null).map(({ line, message }) => `${line} ${message}`)).toEqual([
    '3 `"c` is not supported here.',
    '7 `A=1` does not run a program.',
  ]);
});

test('unknown programs and the results of the check are reported', async () => {
  const fences = await fencesOf(fence('bash', 'a --b\n\nc'));
  const check = ([program]: readonly string[]) => (program === 'a' ? 'no flag' : undefined);
  expect(checkShell(fences, check).map(({ line, message }) => `${line} ${message}`)).toEqual([
    '2 no flag',
    '4 `c` is not a program that readers are known to have.',
  ]);
});

test('the commands of package manager tabs are checked like those in a fence', async () => {
  const fences = await fencesOf('a\n\n<PackageManagerTabs command={`\n  run b\n  npx c --d\n`} />');
  const check = ([program]: readonly string[]) => (program === 'npx' ? 'no flag' : null);
  expect(checkShell(fences, check)).toMatchObject([{ line: 5, message: 'no flag' }]);
});
