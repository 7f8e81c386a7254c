import { expect, test } from 'vitest';
import { buildIndex } from '../index/buildIndex.ts';
import { indexPage } from '../index/indexPage.ts';
import type { IndexOptions, SearchDocument } from '../searchTypes.ts';
import { parseShortPage } from '../testing.ts';
import { loadIndex } from './loadIndex.ts';

const open = (documents: SearchDocument[], options: Partial<IndexOptions> = {}) =>
  loadIndex(buildIndex(documents, { lang: 'en', ...options }));

test('a word that occurs everywhere finds all pages rather than all sections of a few', async () => {
  const site = open(
    Array.from({ length: 40 }, (_, at) =>
      parseShortPage(`/p${at}`, '# Page\nIt is everywhere.\n## Section\nIt is everywhere.'),
    ),
  );
  expect((await site.query('everywhere')).total).toBe(40);
});

test('a section that only mentions a word ranks below the section of its page that is about it', () => {
  const long = 'Many other words of all kinds. '.repeat(60);
  const indexed = (first: string) =>
    indexPage(parseShortPage('/a', `# A\n## First\n${first}\n## Second\n${long} watching`))
      .sections.filter(({ terms }) => terms.includes('watching'))
      .map(({ header }) => header);
  expect(indexed('Watching is here.')).toEqual(['First']);
  expect(indexed('Nothing is here.')).toEqual(['Second']);
});

test('a page named like the end of an option does not show the card of the option', async () => {
  const site = open([
    parseShortPage('/shims', '# Shims\n## shims.esm\nWhat is put into ES modules.'),
    parseShortPage('/esm', '# ESM\nES modules, with imports.'),
  ]);
  const { hits, answer } = await site.query('esm');
  expect(hits.map(({ routePath }) => routePath)).toEqual(['/esm', '/shims']);
  expect(answer).toBeNull();
  expect((await site.query('shims.esm')).answer?.name).toBe('shims.esm');
});

test('the card is that of the heading, even if only a table describes the option', async () => {
  const site = open([
    parseShortPage(
      '/source',
      '# source\nOption\tWhat it does\nentry\tNames the files there.\n## source.entry\nType: string\n### More\nWhat else there is.',
    ),
  ]);
  expect((await site.query('source.entry')).answer).toMatchObject({
    type: 'string',
    link: '/source#sourceentry',
  });
});

test('the page of an option comes before one with several sections about it', async () => {
  const option = parseShortPage('/config/old', '# lib.old\nUse another option.');
  const upgrade = parseShortPage(
    '/upgrade',
    '# Upgrade\nlib.old warns.\n\n## lib.old\nlib.old is deprecated.\n\n## More\nAbout lib.old.',
  );
  const { hits } = await open([upgrade, option]).query('lib.old');
  expect(hits.map(({ routePath }) => routePath)).toEqual(['/config/old', '/upgrade']);
});

test('folders count all matching pages, and filter them', async () => {
  const site = open(
    ['/guide/a', '/config/', '/v1/zh/guide/b', '/about', '/zh/guide/start/', '/guide/c'].map(
      (route) => parseShortPage(route, '# Library\nA library.'),
    ),
    { prefixes: ['v1', 'zh'] },
  );
  const { folders } = await site.query('library', { limit: 1 });
  expect(Object.fromEntries(folders)).toEqual({ guide: 4, config: 1, '': 1 });
  const inGuide = await site.query('library', { folder: 'guide', limit: 2 });
  expect(inGuide.hits.map(({ routePath }) => routePath)).toEqual(['/guide/a', '/v1/zh/guide/b']);
  expect([inGuide.total, inGuide.folders]).toEqual([4, folders]);
  const inNone = await site.query('library', { folder: '' });
  expect(inNone.hits.map(({ routePath }) => routePath)).toEqual(['/about']);
  expect((await site.query('library', { folder: 'blog' })).total).toBe(0);
});

test.each(['quick start', 'CLI'])('the page of the title or URL %s comes first', async (query) => {
  const site = open([
    parseShortPage(
      '/a',
      `# Start
## Quick start
Quick start of the package.
## Quick start again
Package\tWhat it is for
cli\tRuns all of the commands.
### Quick start
Quick start.`,
    ),
    parseShortPage('/b/cli', '# Quick start\n'),
  ]);
  const { hits } = await site.query(query);
  expect(hits.map(({ routePath }) => routePath)).toEqual(['/b/cli', '/a']);
});
