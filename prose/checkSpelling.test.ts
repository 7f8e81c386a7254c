import { expect, test } from 'vitest';
import { checkSpelling, type Language } from './checkSpelling.ts';
import { loadEnglish } from './loadEnglish.ts';
import { blocksOf } from './testing.ts';

const known = new Set(['a', 'page', 'typescript']);
const language: Language = {
  knows: (word) => known.has(word.toLowerCase()),
  suggest: (word) => (word === 'paeg' ? ['page'] : []),
};

async function check(source: string, words: string[]): Promise<string[]> {
  const dictionary = { file: 'words.txt', words };
  const problems = checkSpelling(await blocksOf(source), dictionary, language);
  return problems.map(({ file, line, message, fix }) => `${file}:${line} ${message} ${fix}`);
}

test('words that nobody knows are told, with those that are near', async () => {
  expect(await check('A page\nxyz\n\nA paeg', [])).toMatchInlineSnapshot(`
    [
      "docs/page.mdx:2 “xyz” is no known word. Put code into backticks; a term goes into words.txt.",
      "docs/page.mdx:4 “paeg” is no known word. Write “page”. Put code into backticks; a term goes into words.txt.",
    ]
  `);
});

test('words of the dictionary are right in their own case and at the start of a sentence', async () => {
  expect(
    await check('TypeScript npm Npm Typescript', ['npm', 'TypeScript']),
  ).toMatchInlineSnapshot(`
    [
      "docs/page.mdx:1 “Typescript” is spelled “TypeScript”. Write “TypeScript”, or put code into backticks.",
    ]
  `);
});

test('in a title, a name in small letters may be code', async () => {
  expect(await check('# typescript\n\nA TypeScript', ['TypeScript'])).toEqual([]);
});

test('the dictionary is sorted, and has only words that are needed', async () => {
  expect(await check('b C d', ['b', 'd', 'C', 'page', 'x'])).toMatchInlineSnapshot(`
    [
      "words.txt:3 “C” stands behind “d”. Sort the words, each once.",
      "words.txt:4 “page” is known without it. Remove the line.",
      "words.txt:5 No page has the word “x”. Remove the line.",
    ]
  `);
});

test('English is American', () => {
  const english = loadEnglish();
  expect(['color', 'colors', "don't", 'colour'].map(english.knows)).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(english.suggest('colour')).toContain('color');
});
