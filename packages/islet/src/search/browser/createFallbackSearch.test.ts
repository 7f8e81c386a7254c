import { afterEach, expect, test, vi } from 'vitest';
import type { QueryOptions, SearchGroup, SearchHit, SearchSource } from '../searchTypes.ts';
import { createFallbackSearch } from './createFallbackSearch.ts';

const toHit = (routePath: string): SearchHit => ({
  ...{ type: 'title', title: routePath, header: '', statement: '', link: routePath, routePath },
  highlightInfoList: [],
  highlights: { title: [], header: [], statement: [] },
  ...{ anchor: '', score: 1, more: [] },
});

const toGroup = (routes: readonly string[], given: Partial<SearchGroup> = {}): SearchGroup => ({
  index: '',
  hits: routes.map(toHit),
  total: routes.length,
  answer: null,
  spellings: [],
  folders: [['guide', routes.length]],
  ...given,
});

/** A source that gives a group at once, and lists what it was asked. */
function createSource(group: SearchGroup | Error) {
  const asked: QueryOptions[] = [];
  const source: SearchSource = {
    async query(_, options = {}, onFirst) {
      asked.push(options);
      if (group instanceof Error) throw group;
      onFirst?.([group]);
      return [group];
    },
    close: vi.fn(),
  };
  return { source, asked };
}

/** Asks for Chinese pages, with English ones below. */
async function ask(own: SearchGroup, english: SearchGroup | Error, options: QueryOptions = {}) {
  const [first, second] = [createSource(own), createSource(english)];
  const firsts: SearchGroup[][] = [];
  const source = createFallbackSearch(first.source, {
    lang: 'zh',
    openFallback: () => second.source,
  });
  const [group] = await source.query('text', options, (groups) => firsts.push(groups));
  source.close();
  const routes = group?.hits.map(({ routePath }) => routePath);
  return { group, routes, firsts: firsts.length, asked: second.asked, first, second };
}

afterEach(() => vi.restoreAllMocks());

test('asks only the own language if it has enough pages', async () => {
  const pages = ['/zh/a', '/zh/b', '/zh/c'];
  const { routes, asked, firsts, second } = await ask(toGroup(pages), toGroup(['/d']));
  expect([routes, asked, firsts]).toEqual([pages, [], 1]);
  expect(second.source.close).not.toHaveBeenCalled();
});

test('puts pages of the default language below the own ones, without those that are in both', async () => {
  const english = toGroup(['/guide/a', '/guide/b', '/api/'], {
    ...{ total: 30, spellings: ['test'] },
    folders: [
      ['guide', 20],
      ['api', 10],
    ],
  });
  const { routes, group, firsts, first, second } = await ask(toGroup(['/zh/guide/a']), english);
  expect(routes).toEqual(['/zh/guide/a', '/guide/b', '/api/']);
  expect(group).toMatchObject({ total: 30, spellings: ['test'] });
  expect(group?.folders).toEqual([
    ['guide', 21],
    ['api', 10],
  ]);
  // An answer of the own pages alone would look as if there were no others.
  expect(firsts).toBe(0);
  expect(first.source.close).toHaveBeenCalled();
  expect(second.source.close).toHaveBeenCalled();
});

test.each<[QueryOptions, QueryOptions]>([
  [
    { limit: 7, folder: 'guide' },
    { limit: 5, offset: 0, folder: 'guide' },
  ],
  [{}, { limit: 98, offset: 0 }],
  [{ offset: 10 }, { limit: 98, offset: 8 }],
])('for %j, two own pages leave %j', async (options, left) => {
  const { asked } = await ask(toGroup(['/zh/a', '/zh/b']), toGroup([]), options);
  expect(asked).toEqual([left]);
});

test('asks for no more pages than there is room for', async () => {
  const { routes, asked } = await ask(toGroup(['/zh/a']), toGroup(['/b']), { limit: 1 });
  expect([routes, asked]).toEqual([['/zh/a'], []]);
});

test('keeps the suggestions of the own language if the other has nothing', async () => {
  const { group } = await ask(toGroup([], { spellings: ['rslib'] }), toGroup([]));
  expect(group).toMatchObject({ total: 0, spellings: ['rslib'] });
});

test('shows the own pages if the others cannot be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { routes } = await ask(toGroup(['/zh/a']), new Error('Offline'));
  expect(routes).toEqual(['/zh/a']);
  expect(console.error).toHaveBeenCalledWith(
    'The pages in the default language could not be searched.',
    expect.any(Error),
  );
});
