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

test('unknown words are reported with suggestions', async () => {
  expect(await check('A page\nxyz\n\nA paeg', [])).toMatchInlineSnapshot(`
    [
      "docs/page.mdx:2 “xyz” is not a known word. Put code in backticks, or add a term to words.txt.",
      "docs/page.mdx:4 “paeg” is not a known word. Write “page”. Put code in backticks, or add a term to words.txt.",
    ]
  `);
});

test('words of the dictionary are correct in their own case and at the start of a sentence', async () => {
  expect(
    await check('TypeScript npm Npm Typescript', ['npm', 'TypeScript']),
  ).toMatchInlineSnapshot(`
    [
      "docs/page.mdx:1 “Typescript” is spelled “TypeScript”. Write “TypeScript”, or put code in backticks.",
    ]
  `);
});

test('in a title, a lowercase name may be code', async () => {
  expect(await check('# typescript\n\nA TypeScript', ['TypeScript'])).toEqual([]);
});

test('the dictionary is sorted and has no unneeded words', async () => {
  expect(await check('b C d', ['b', 'd', 'C', 'page', 'x'])).toMatchInlineSnapshot(`
    [
      "words.txt:3 “C” comes after “d”. Sort the words and remove duplicates.",
      "words.txt:4 “page” is in the English dictionary. Remove the line.",
      "words.txt:5 No page uses the word “x”. Remove the line.",
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
