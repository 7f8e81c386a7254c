import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildIndexFiles } from '../index/buildIndex.ts';
import { indexPage } from '../index/indexPage.ts';
import type { SplitOptions } from '../index/planIndex.ts';
import type { SearchDocument } from '../searchTypes.ts';
import { parseShortPage } from '../testing.ts';
import { loadIndex } from './loadIndex.ts';

/** An index in parts; `names` are those of a kind, and `loaded` those that queries asked for. */
function openParts(documents: readonly SearchDocument[], sizes: Partial<SplitOptions>) {
  const split = { wholeIndex: 0, ...sizes };
  const { main, parts } = buildIndexFiles(documents.map(indexPage), { lang: 'en' }, split);
  const loaded: string[] = [];
  const index = loadIndex(main, async (name) => {
    loaded.push(name);
    return parts.get(name) ?? expect.fail(name);
  });
  const names = (kind: string) => [...parts.keys()].filter((name) => name.startsWith(kind));
  return { index, names, loaded };
}

describe('a typo in the first letter is found where the index is in parts', () => {
  test('few of them', async () => {
    const documents = [
      parseShortPage('/a', '# Page\nEvery library has modules, plugins and outputs.'),
    ];
    const { index, names } = openParts(documents, { part: 30, pagePart: 30, textPart: 300 });
    expect(names('terms').length).toBeGreaterThan(1);
    expect(names('turned')).toEqual([]);
    expect((await index.query('xibrary')).spellings).toEqual(['library']);
  });

  test('many of them, of which few are loaded', async () => {
    // No word starts with the letters that typos put first, nor differs in its own first letter alone.
    const letter = fc.constantFrom(...'nopqrstuvwxyz');
    const word = fc
      .tuple(
        fc.constantFrom(...'abcdefghijklm'),
        fc.string({ unit: letter, minLength: 4, maxLength: 11 }),
      )
      .map(([first, rest]) => first + rest);
    const selector = (one: string): string => one.slice(1);
    const words = fc.uniqueArray(word, { minLength: 60, maxLength: 120, selector });
    const typos = {
      'is missing': (right: string) => right.slice(1),
      'is another': (right: string, other: string) => other + right.slice(1),
      'is one too many': (right: string, other: string) => other + right,
      'is the second': (right: string) => `${right[1]}${right[0]}${right.slice(2)}`,
    };
    const kind = fc.constantFrom(...Object.values(typos));
    await fc.assert(
      fc.asyncProperty(words, fc.nat(), kind, letter, async (known, pick, mistype, other) => {
        const right = known[pick % known.length] ?? '';
        const typed = mistype(right, other);
        const documents = known.map((one, at) =>
          parseShortPage(`/p${at}`, `# Page\n${one} ${one}`),
        );
        const { index, names, loaded } = openParts(documents, {
          part: 100,
          pagePart: 100,
          textPart: 1000,
        });
        const { hits } = await index.query(`${typed} `, { enrich: false });
        expect(hits.map(({ routePath }) => routePath)).toContain(`/p${known.indexOf(right)}`);
        expect(names('terms').length).toBeGreaterThan(4);
        expect(loaded.filter((name) => name.startsWith('turned')).length).toBeLessThanOrEqual(4);
      }),
      { numRuns: 30 },
    );
  });
});
