import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildIndexFiles } from '../index/buildIndex.ts';
import { indexPage } from '../index/indexPage.ts';
import type { SplitOptions } from '../index/planIndex.ts';
import type { SearchDocument } from '../searchTypes.ts';
import { parseShortPage } from '../testing.ts';
import { loadIndex } from './loadIndex.ts';
import { openIndex } from './openIndex.ts';
import { openVocabulary } from './vocabulary.ts';

/** An index in parts; `names` are those of a kind, and `loaded` those that were asked for. */
function openParts(documents: readonly SearchDocument[], sizes: Partial<SplitOptions>) {
  const split = { wholeIndex: 0, ...sizes };
  const { main, parts } = buildIndexFiles(documents.map(indexPage), { lang: 'en' }, split);
  const loaded: string[] = [];
  const loadPart = async (name: string): Promise<Uint8Array> => {
    loaded.push(name);
    return parts.get(name) ?? expect.fail(name);
  };
  const names = (kind: string) => [...parts.keys()].filter((name) => name.startsWith(kind));
  return {
    ...{ names, loaded },
    index: loadIndex(main, loadPart),
    vocabulary: openVocabulary(openIndex(main, loadPart)),
  };
}

describe('a word with one wrong letter is found where the index is in parts', () => {
  test('few of them', async () => {
    const documents = [
      parseShortPage('/a', '# Page\nEvery library has modules, plugins and outputs.'),
    ];
    const { index, names } = openParts(documents, { part: 30, textPart: 300 });
    expect(names('terms').length).toBeGreaterThan(1);
    expect(names('reversed')).toEqual([]);
    expect((await index.query('xibrary')).spellings).toEqual(['library']);
  });

  test('many of them, of which few are loaded', async () => {
    const letter = fc.constantFrom(...'abcd');
    const word = fc.string({ unit: letter, minLength: 8, maxLength: 11 });
    // Without a bias, few words start alike.
    const words = fc.noBias(fc.uniqueArray(word, { minLength: 120, maxLength: 160 }));
    const typo = fc.record({
      at: fc.nat(11),
      letter,
      kind: fc.constantFrom('missing', 'other', 'added', 'swapped'),
    });
    await fc.assert(
      fc.asyncProperty(words, fc.nat(), typo, async (known, pick, typo) => {
        const right = known[pick % known.length] ?? '';
        const documents = known.map((one, at) => parseShortPage(`/p${at}`, `# Page\n${one}`));
        const { vocabulary, names, loaded } = openParts(documents, { part: 50, textPart: 1000 });
        const near = await vocabulary.near(mistype(right, typo), 1, false);
        expect(near.map(({ term }) => term)).toContain(right);
        expect(names('terms').length).toBeGreaterThan(60);
        expect(loaded.length).toBeLessThan(10);
      }),
      { numRuns: 60 },
    );
  });
});

test('names that start with a word are no more to load for a typo in it', async () => {
  const titled = Array.from({ length: 200 }, (_, at) =>
    parseShortPage(`/p${at}`, `# Library ${at} of them\nText.`),
  );
  const { index, names, loaded } = openParts(titled, { part: 100, textPart: 1000 });
  expect(names('terms').length).toBeGreaterThan(40);
  const { spellings } = await index.query('librray ', { enrich: false });
  expect(spellings).toEqual(['library']);
  expect(loaded.filter((name) => name.startsWith('terms')).length).toBeLessThan(6);
});

interface Typo {
  at: number;
  letter: string;
  kind: 'missing' | 'other' | 'added' | 'swapped';
}

/** Makes one mistake in a word. */
function mistype(word: string, { at, letter, kind }: Typo): string {
  const place = at % (kind === 'swapped' ? word.length - 1 : word.length);
  const [before, here = '', next = ''] = [word.slice(0, place), word[place], word[place + 1]];
  const after = word.slice(place + 1);
  if (kind === 'missing') return before + after;
  if (kind === 'other') return before + letter + after;
  if (kind === 'added') return before + letter + here + after;
  return before + next + here + word.slice(place + 2);
}
