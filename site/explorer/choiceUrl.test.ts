import { expect, test } from 'vitest';
import { firstChoice, keyOf, listChoices } from './choices.ts';
import { readChoice, writeChoice } from './choiceUrl.ts';

test('a query string represents every choice', () => {
  for (const choice of listChoices()) expect(readChoice(writeChoice('', choice))).toEqual(choice);
  const queries = listChoices().map((choice) => writeChoice('', choice));
  expect(new Set(queries).size).toBe(listChoices().length);
});

test.each([
  ['options that differ from the first choice', '', '?format=cjs&dts=bundle'],
  ['instead of another choice', '?format=umd&minify=true', '?format=cjs&dts=bundle'],
  ['after parameters of others', '?navbar=0', '?navbar=0&format=cjs&dts=bundle'],
])('a query string has %s', (_, search, expected) => {
  const choice = { ...firstChoice, format: 'cjs', dts: '{ bundle: true }' } as const;
  expect(writeChoice(search, choice)).toBe(expected);
});

test('the first choice needs no query string', () => {
  expect(writeChoice('?format=cjs', firstChoice)).toBe('');
});

test.each([
  ['nothing', '?navbar=0', 'esm true'],
  ['a value that does not exist', '?format=amd', 'esm true'],
  ['a value that cannot be built', '?format=umd&bundle=false', 'umd true'],
  ['an option twice', '?format=cjs&format=umd', 'cjs true'],
  ['options in any order', '?bundle=false&format=cjs', 'cjs false'],
])('reads %s', (_, search, expected) => {
  expect(keyOf(readChoice(search), ['format', 'bundle'])).toBe(expected);
});

test('reads only options that are offered', () => {
  expect(readChoice('?format=cjs&minify=true', ['format'])).toEqual({
    ...firstChoice,
    format: 'cjs',
  });
});
