import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import MiniSearch from 'minisearch';
import { describe, expect, test } from 'vitest';
import { buildIndex } from '#islet/search/index/buildIndex.ts';
import { loadIndex } from '#islet/search/query/loadIndex.ts';
import type { SearchDocument } from '#islet/search/searchTypes.ts';
import { parseShortPages } from '#islet/search/testing.ts';
import { readSite } from './search/corpora.mjs';
import { judge } from './search/judge.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

interface JudgedQuery {
  q: string;
  kind: string;
  page: string;
  alsoOk?: string[];
}

const readQueries = (file: string): JudgedQuery[] =>
  JSON.parse(readFileSync(path.join(root, file), 'utf8'));

/** Judges our index; lists the queries without a right page in first place, to help with fixing them. */
async function judgeOwn(
  documents: SearchDocument[],
  { lang, synonyms, queries }: { lang: string; synonyms: string[][]; queries: JudgedQuery[] },
) {
  const index = loadIndex(buildIndex(documents, { lang, synonyms }));
  const answers: string[][] = [];
  for (const { q } of queries) {
    const { hits } = await index.query(q, { limit: 10, enrich: false });
    answers.push(hits.map(({ routePath }) => routePath));
  }
  const missed = queries.flatMap(({ q, page, alsoOk = [] }, at) =>
    [page, ...alsoOk].includes(answers[at]?.[0] ?? '') ? [] : `${q} → ${answers[at]?.[0]}`,
  );
  return { ...judge(queries, answers), missed: missed.join('\n') };
}

/** The baseline, as VitePress sets it. */
function judgeMiniSearch(documents: SearchDocument[], queries: JudgedQuery[]): number {
  const index = new MiniSearch<{ id: number; route: string; title: string; text: string }>({
    fields: ['title', 'titles', 'text'],
    storeFields: ['route'],
    searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } },
  });
  const sections = documents.flatMap(({ routePath, title, content }) =>
    content.map(({ heading, text, code }) => ({
      route: routePath,
      title: heading || title,
      titles: [title],
      text: `${text}\n${code}`,
    })),
  );
  index.addAll(sections.map((section, id) => ({ id, ...section })));
  const answers = queries.map(({ q }) => [...new Set(index.search(q).map(({ route }) => route))]);
  return judge(queries, answers).mrr;
}

/** Below this, a standard search would serve readers better. */
function expectAbove(own: Awaited<ReturnType<typeof judgeOwn>>, baseline: number): void {
  expect(own.success1, own.missed).toBeGreaterThanOrEqual(0.92);
  expect(own.success3, own.missed).toBeGreaterThanOrEqual(0.98);
  expect(own.none, own.missed).toBe(0);
  expect(own.mrr, own.missed).toBeGreaterThanOrEqual(baseline + 0.03);
}

describe('search answers well', async () => {
  const { documents, synonyms } = await readSite(path.join(root, 'site'), 'en');

  test('on the pages of this site', async () => {
    const routes = new Set(documents.map(({ routePath }) => routePath));
    const queries = [
      ...readQueries('bench/search/queries.en.json'),
      ...readQueries('bench/search/queries.more.en.json'),
    ].filter(({ page }) => routes.has(page));
    expect(queries.length).toBeGreaterThan(25);
    const own = await judgeOwn(documents, { lang: 'en', synonyms, queries });
    expectAbove(own, judgeMiniSearch(documents, queries));
  });

  test.each([
    ['from public issues', 'queries.issues.en.json', { first: 0.73, firstThree: 0.93 }],
    ['in the words of readers', 'queries.readers.en.json', { first: 0.93, firstThree: 0.95 }],
  ])('on questions %s, which nothing was tuned with', async (_, file, least) => {
    const queries = readQueries(`bench/search/${file}`);
    const routes = new Set(documents.map(({ routePath }) => routePath));
    const right = queries.flatMap(({ page, alsoOk = [] }) => [page, ...alsoOk]);
    expect(right.filter((route) => !routes.has(route))).toEqual([]);
    const own = await judgeOwn(documents, { lang: 'en', synonyms, queries });
    expect(own.success1).toBeGreaterThanOrEqual(least.first);
    expect(own.success3).toBeGreaterThanOrEqual(least.firstThree);
    expect(own.none).toBe(0);
  });

  test.each(['zh', 'mixed'])('on texts in other scripts: %s', async (lang) => {
    const fixture = (file: string) => `packages/islet/src/search/fixtures/${file}`;
    const documents = parseShortPages(readFileSync(path.join(root, fixture(`${lang}.md`)), 'utf8'));
    const queries = readQueries(fixture(`queries.${lang}.json`));
    const own = await judgeOwn(documents, { lang, synonyms: [], queries });
    expectAbove(own, judgeMiniSearch(documents, queries));
  });
});
