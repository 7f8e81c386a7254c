import { expect, test } from 'vitest';
import { buildIndex } from '#search/index/buildIndex.ts';
import { loadIndex } from '#search/query/loadIndex.ts';
import { parseShortPage } from '#search/testing.ts';
import { testRules as rules } from '#shared/testRules.ts';
import { followLinks } from '../../site/scan/followLinks.ts';
import { collectMentions } from './collectMentions.ts';

const routes = new Set(['/', '/guide/start', '/zh/', '/zh/guide/start']);

function pageWith(routePath: string, links: Array<[text: string | undefined, href: string]>) {
  const lang = routePath.startsWith('/zh/') ? 'zh' : 'en';
  const place = { kind: 'link' as const, file: 'docs/page.mdx', line: 3, column: 7 };
  return {
    routePath,
    lang,
    version: '',
    links: links.map(([text, href]) => ({ ...place, text, href })),
  };
}

function follow(records: Array<ReturnType<typeof pageWith>>, routes: ReadonlySet<string>) {
  const sources = records.map((record) => ({ from: record, links: record.links }));
  return followLinks({ rules, routes, files: new Set() }, sources);
}

test('a page is found by the texts of links on other pages in its language', () => {
  const records = [
    pageWith('/', [
      ['First steps', './guide/start.mdx'],
      ['the command', '/guide/start#%E5%AE%89'],
      ['First Steps', '/guide/start'],
      ['A setup', '/guide/start'],
      [undefined, '/guide/start'],
      ['gone', '/nowhere'],
    ]),
    pageWith('/guide/start', [
      ['itself', '#use'],
      ['home', '/'],
    ]),
    pageWith('/zh/', [['英文', '/en-only']]),
    pageWith('/zh/guide/start', [['首页', '/zh/']]),
  ];
  expect(Object.fromEntries(collectMentions(follow(records, routes)))).toEqual({
    '/': { '': ['home'] },
    '/guide/start': { '': ['a setup', 'first steps'], 安: ['the command'] },
    '/zh/': { '': ['首页'] },
  });
});

test('a page in another language does not count', () => {
  const records = [pageWith('/zh/', [['开始', '/guide/start']]), pageWith('/guide/start', [])];
  const known = new Set(['/zh/', '/guide/start']);
  expect(collectMentions(follow(records, known)).size).toBe(0);
});

test('a section is found by the texts of links, after those with these words in their heading', async () => {
  const target = parseShortPage('/output', '# Output\nFiles.\n## Externals\nKeeps imports.');
  const mentions = { externals: ['peer packages'], '': ['results'] };
  const named = parseShortPage('/peer', '# Peer packages\nWhat users install.');
  const index = loadIndex(buildIndex([{ ...target, mentions }, named], { lang: 'en' }));
  const ask = async (query: string) =>
    (await index.query(query, { limit: 3, enrich: false })).hits.map(
      ({ routePath, anchor }) => `${routePath}#${anchor}`,
    );
  expect(await ask('peer packages')).toEqual(['/peer#', '/output#externals']);
  expect(await ask('results')).toEqual(['/output#']);
});
