import { expect, test } from 'vitest';
import { checkManagerTabs } from './checkManagerTabs.ts';
import { fence, fencesOf } from './testing.ts';

test.each<[string, string, string[]]>([
  ['npm install a', fence('bash', 'cd a\nnpm install a'), ['3 `npm install` is']],
  ['npx in another shell', fence('sh', 'A=b npx c'), ['2 `npx` is']],
  ['after another command', fence('bash', 'cd a && npm run b'), ['2 `npm run` is']],
  ['npm create', fence('shell', 'npm create a@latest'), ['2 `npm create` is']],
  ['what only npm has', fence('bash', 'npm pack\nnpm init -y\nnpm ls a\nnode a'), []],
  ['what is printed', fence('text', 'npm install a'), []],
  ['a widget', '<PackageManagerTabs command="install a" />', []],
  [
    'a widget without literal commands',
    'a\n\n<PackageManagerTabs command={a} />',
    ['3 `<PackageManagerTabs>`'],
  ],
])('%s', async (_, source, found) => {
  const problems = checkManagerTabs(await fencesOf(source));
  expect(problems.map(({ line, message }) => `${line} ${message}`)).toEqual(
    found.map((start) => expect.stringMatching(new RegExp(`^${start}`))),
  );
});
