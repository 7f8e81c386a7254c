import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildIndexFiles } from './index/buildIndex.ts';
import { indexPage } from './index/indexPage.ts';
import { loadIndex } from './query/loadIndex.ts';
import { defaultLimit } from './searchConstants.ts';

/** A page whose sections all contain the words; more pages than a list of sections can hold. */
const anyPage = fc.record({
  sections: fc.integer({ min: 1, max: 3 }),
  words: fc.subarray(['everywhere', 'elsewhere']),
  isTagged: fc.boolean(),
});
const anySite = fc.array(anyPage, { minLength: 60, maxLength: 150, size: 'max' });

test('every match counts: in the total, with tags, in `and` mode, and with offsets', async () => {
  await fc.assert(
    fc.asyncProperty(anySite, fc.boolean(), async (pages, isSplit) => {
      const documents = pages.map(({ sections, words, isTagged }, at) => ({
        routePath: `/p${at}`,
        title: 'Page',
        description: '',
        content: Array.from({ length: sections }, (_, place) => ({
          ...{ id: `s${place}`, heading: 'Part', depth: place === 0 ? 1 : 2, code: '' },
          text: words.join(' '),
        })),
        tags: isTagged ? ['chosen'] : [],
      }));
      const split = isSplit ? { wholeIndex: 0, part: 200, textPart: 300 } : undefined;
      const { main, parts } = buildIndexFiles(documents.map(indexPage), { lang: 'en' }, split);
      const index = loadIndex(main, async (name) => parts.get(name) ?? new Uint8Array());
      const wanted = (isWanted: (page: (typeof pages)[number]) => boolean): string[] =>
        pages.flatMap((page, at) => (isWanted(page) ? [`/p${at}`] : [])).sort();
      const ask = async (text: string, options: object): Promise<string[]> => {
        const found: string[] = [];
        let total = 0;
        do {
          const some = { ...options, offset: found.length, enrich: false };
          const result = await index.query(text, some);
          found.push(...result.hits.map(({ routePath }) => routePath));
          total = result.total;
          expect(result.hits.length).toBe(Math.min(defaultLimit, total - some.offset));
        } while (found.length < total);
        return found.sort();
      };
      const has = (word: string) => (page: (typeof pages)[number]) => page.words.includes(word);
      expect(await ask('everywhere ', {})).toEqual(wanted(has('everywhere')));
      expect(await ask('everywhere ', { tags: ['chosen'] })).toEqual(
        wanted((page) => page.isTagged && has('everywhere')(page)),
      );
      expect(await ask('everywhere elsewhere ', { mode: 'and' })).toEqual(
        wanted(({ words }) => words.length === 2),
      );
      expect(await ask('everywhere elsewhere ', {})).toEqual(
        wanted(({ words }) => words.length > 0),
      );
    }),
    { numRuns: 15 },
  );
});
