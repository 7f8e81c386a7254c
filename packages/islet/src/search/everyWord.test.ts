import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildIndexFiles } from './index/buildIndex.ts';
import { indexPage } from './index/indexPage.ts';
import type { SplitOptions } from './index/planIndex.ts';
import { loadIndex } from './query/loadIndex.ts';
import { parseShortPage } from './testing.ts';

const word = fc.string({
  unit: fc.constantFrom(...'abdegiklmnorstu'),
  minLength: 3,
  maxLength: 9,
});
const page = fc.array(word, { minLength: 1, maxLength: 12 });
/** The words of each page. */
const site = fc.array(page, { minLength: 1, maxLength: 8 });

function open(
  texts: string[][],
  options: Partial<SplitOptions> = {},
): ReturnType<typeof loadIndex> {
  const pages = texts.map((words, at) => parseShortPage(`/p${at}`, `# Page\n${words.join(' ')}`));
  const { main, parts } = buildIndexFiles(pages.map(indexPage), { lang: 'en' }, options);
  return loadIndex(main, async (name) => {
    const part = parts.get(name);
    if (!part) throw new Error(`There is no part ${name}.`);
    return part;
  });
}

test('every word is found on every page that contains it', async () => {
  await fc.assert(
    fc.asyncProperty(site, fc.nat(), async (texts, pick) => {
      const words = texts.flat();
      const wanted = words[pick % words.length] ?? '';
      const { hits } = await open(texts).query(wanted);
      const found = hits.map(({ routePath }) => routePath);
      const expected = texts.flatMap((text, at) => (text.includes(wanted) ? [`/p${at}`] : []));
      expect(found).toEqual(expect.arrayContaining(expected));
    }),
  );
});

test('every word is found with one letter missing', async () => {
  await fc.assert(
    fc.asyncProperty(site, fc.nat(), fc.nat(), async (texts, pick, place) => {
      const words = texts.flat().filter(({ length }) => length >= 5);
      fc.pre(words.length > 0);
      const wanted = words[pick % words.length] ?? '';
      const at = place % wanted.length;
      const typed = wanted.slice(0, at) + wanted.slice(at + 1);
      // The typed word must not be another word, the start of one, or similar to one.
      const isNear = (known: string): boolean => known.startsWith(typed.slice(0, 2));
      fc.pre(texts.flat().every((known) => known === wanted || !isNear(known)));
      const { hits } = await open(texts).query(typed);
      const first = texts.findIndex((text) => text.includes(wanted));
      expect(hits.map(({ routePath }) => routePath)).toContain(`/p${first}`);
    }),
  );
});

test('results are the same if the index has small parts, and its texts are compressed', async () => {
  await fc.assert(
    fc.asyncProperty(site, fc.nat(), async (texts, pick) => {
      const words = texts.flat();
      const query = `${words[pick % words.length]} ${words[(pick * 7) % words.length]?.slice(0, 3)}`;
      const split = { wholeIndex: 0, part: 20, textPart: 30, deflate: deflateRawSync };
      expect(await open(texts, split).query(query)).toEqual(await open(texts).query(query));
    }),
    { numRuns: 50 },
  );
});
