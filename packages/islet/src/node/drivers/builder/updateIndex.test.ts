import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildIndexFiles, type IndexFiles, writeIndex } from '#search/index/buildIndex.ts';
import { writePageTexts } from '#search/index/describePage.ts';
import { type IndexedPage, indexPage } from '#search/index/indexPage.ts';
import { collectContent } from '#search/index/planIndex.ts';
import { parseShortPage } from '#search/testing.ts';
import { withFiles } from '../../page/record/testing.ts';
import { hashContent } from '../../support/modules/notes.mjs';
import { updateIndex } from './updateIndex.ts';

/** The texts of pages by their routes. */
type Site = Record<string, string>;

const options = { lang: 'en' };

const pageOf = (route: string, text: string): IndexedPage =>
  indexPage(parseShortPage(route, `# Page ${route.slice(1)}\n${text}`));

/** A whole index of a site. */
function buildWhole(site: Site): IndexFiles {
  const pages = Object.keys(site)
    .sort()
    .map((route) => pageOf(route, site[route] ?? ''));
  return buildIndexFiles(pages, options, { deflate: deflateRawSync });
}

/** Updates the index of a site with the parts that are in the output; returns all its files and what it indexed. */
async function update(site: Site, noteFile: string | null, output: IndexFiles['parts']) {
  const loaded: string[] = [];
  const keys = new Map(
    Object.keys(site)
      .sort()
      .map((route) => [route, `${route}: ${site[route]}`]),
  );
  const kept: IndexFiles['parts'] = new Map();
  const read = new Set<string>();
  const { plan, texts } = await updateIndex(keys, {
    noteFile,
    async load(routes) {
      loaded.push(...routes);
      // As two builders do.
      const own = [...routes].map((route) => pageOf(route, site[route] ?? ''));
      const [odd, even] = [1, 0].map((rest) => own.filter((_, at) => at % 2 === rest));
      return [collectContent(odd ?? []), collectContent(even ?? [])];
    },
    async textsOf(routes) {
      for (const route of routes) read.add(route);
      return routes.map((route) => writePageTexts(pageOf(route, site[route] ?? '').sections));
    },
    write: (name, file) => kept.set(name, file),
    keep(name) {
      const bytes = output.get(name);
      if (bytes) kept.set(name, bytes);
      return bytes !== undefined;
    },
  });
  const { main, parts } = writeIndex(plan, texts, options);
  const files = { main, parts: new Map([...kept, ...parts]) };
  return { files, loaded: loaded.sort(), read: [...read].sort() };
}

const expectSame = (files: IndexFiles, whole: IndexFiles): void => {
  expect(files.main).toEqual(whole.main);
  expect([...files.parts].sort()).toEqual([...whole.parts].sort());
};

const aSite: Site = { '/a': 'one two', '/b': 'two three', '/c': 'three four' };

test('only pages that have changed are indexed, and only the texts next to them are read', () =>
  withFiles({}, async (root) => {
    const note = path.join(root, 'index.json');
    // Each page fills a part with texts.
    const long = (word: string): string => Array.from({ length: 4000 }, () => word).join(' ');
    const site: Site = { '/a': long('one'), '/b': long('two'), '/c': 'three', '/d': 'four' };
    const first = await update(site, note, new Map());
    expect(first.loaded).toEqual(['/a', '/b', '/c', '/d']);
    expect(first.read).toEqual(first.loaded);
    const same = await update(site, note, first.files.parts);
    expect([same.loaded, same.read]).toEqual([[], []]);
    const edited = { ...site, '/a': long('five') };
    const second = await update(edited, note, first.files.parts);
    expect(second.loaded).toEqual(['/a']);
    expectSame(second.files, buildWhole(edited));
    const neighbor = { ...edited, '/d': 'six' };
    const third = await update(neighbor, note, second.files.parts);
    expect([third.loaded, third.read]).toEqual([['/d'], ['/c', '/d']]);
    expectSame(third.files, buildWhole(neighbor));
    const lost = await update(neighbor, note, new Map());
    expect([lost.loaded, lost.read]).toEqual([[], ['/a', '/b', '/c', '/d']]);
    expect((await update(neighbor, null, new Map())).loaded).toEqual(['/a', '/b', '/c', '/d']);
  }));

const word = fc.constantFrom('alpha', 'beta', 'gamma', 'delta', 'Überblick', '文档', '😀 smile');
const text = fc
  .array(fc.oneof(word, word, fc.constant('\n## Part\n')), { maxLength: 12 })
  .map((words) => words.join(' '));
const anySite = fc.dictionary(
  fc.constantFrom(...'abcdefghij').map((name) => `/${name}`),
  text,
);

test('after any changes, an index is that of a build from nothing', () =>
  withFiles({}, async (root) => {
    let round = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(anySite, { minLength: 2, maxLength: 4 }), async (sites) => {
        const note = path.join(root, `${round++}.json`);
        let output: IndexFiles['parts'] = new Map();
        for (const site of sites) {
          const { files } = await update(site, note, output);
          expectSame(files, buildWhole(site));
          output = files.parts;
        }
      }),
      { numRuns: 60 },
    );
  }));

describe('a note counts as missing if it is', () => {
  test.each([
    ['cut off', (written: string) => written.slice(0, -5)],
    ['changed by hand', (written: string) => written.replace('three', 'seven')],
    ['emptied', () => ''],
  ])('%s', (_, damage) =>
    withFiles({}, async (root) => {
      const note = path.join(root, 'index.json');
      const { files } = await update(aSite, note, new Map());
      await writeFile(note, damage(await readFile(note, 'utf8')));
      const again = await update(aSite, note, files.parts);
      expect(again.loaded).toEqual(['/a', '/b', '/c']);
      expectSame(again.files, files);
    }),
  );

  test.each([
    ['cut off', (written: Buffer) => written.subarray(4)],
    ['changed by hand', (written: Buffer) => written.fill(1, 4)],
  ])('with numbers or pages that are %s', (_, damage) =>
    withFiles({}, async (root) => {
      const note = path.join(root, 'index.json');
      for (const name of ['index.bin', 'index.lines']) {
        const { files } = await update(aSite, note, new Map());
        await writeFile(path.join(root, name), damage(await readFile(path.join(root, name))));
        const again = await update(aSite, note, files.parts);
        expect(again.loaded).toEqual(['/a', '/b', '/c']);
        expectSame(again.files, files);
      }
    }),
  );

  test('in a place that cannot be written', () =>
    withFiles({ file: '' }, async (root) => {
      const note = path.join(root, 'file/notes/index.json');
      const { files } = await update(aSite, note, new Map());
      expect((await update(aSite, note, files.parts)).loaded).toEqual(['/a', '/b', '/c']);
    }));
});

test('the hash of a part is that of its file', () =>
  withFiles({}, async (root) => {
    const note = path.join(root, 'index.json');
    await update(aSite, note, new Map());
    const [[name, bytes] = []] = buildWhole(aSite).parts;
    expect(await readFile(note, 'utf8')).toContain(
      `"${name?.split('.')[1]}","${hashContent(bytes ?? '')}"`,
    );
  }));
