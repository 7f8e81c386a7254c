import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { buildIndex } from '#islet/search/index/buildIndex.ts';
import { loadIndex } from '#islet/search/query/loadIndex.ts';
import { readChineseSite, readSite } from './search/corpora.mjs';
import { askForSections, judge, judgeSections, type Question } from './search/judge.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

describe('search on this site', async () => {
  const { documents, synonyms } = await readSite(path.join(root, 'site'), 'en');
  const index = loadIndex(buildIndex(documents, { lang: 'en', synonyms }));

  test('leads to the section that answers a question', async () => {
    const addresses = new Set(
      documents.flatMap(({ routePath, content }) => [
        routePath,
        ...content.map(({ id }) => `${routePath}#${id}`),
      ]),
    );
    const questions: Question[] = JSON.parse(
      readFileSync(path.join(root, 'bench/search/questions.en.json'), 'utf8'),
    );
    const right = questions.flatMap(({ section, alsoOk = [] }) => [section, ...alsoOk]);
    expect(right.filter((address) => !addresses.has(address))).toEqual([]);
    const judged = judgeSections(questions, await askForSections(index, questions));
    expect(judged.first).toBeGreaterThanOrEqual(0.5);
    expect(judged.firstThree).toBeGreaterThanOrEqual(0.69);
  });

  test('finds the section about a message that was pasted', async () => {
    const messages: Question[] = JSON.parse(
      readFileSync(path.join(root, 'bench/search/messages.en.json'), 'utf8'),
    );
    const answers = await askForSections(index, messages);
    const judged = judgeSections(messages, answers);
    const missed = messages.flatMap(({ q, section, alsoOk = [] }, at) =>
      [section, ...alsoOk].includes(answers[at]?.[0] ?? '') ? [] : `${q} → ${answers[at]?.[0]}`,
    );
    expect(judged.first, missed.join('\n')).toBeGreaterThanOrEqual(0.8);
    expect(judged.firstThree, missed.join('\n')).toBeGreaterThanOrEqual(0.95);
  });
});

describe('search on the Chinese pages of this site', async () => {
  const { documents, synonyms, queries } = await readChineseSite();
  const index = loadIndex(buildIndex(documents, { lang: 'zh', synonyms }));

  test('answers what Chinese developers asked in public', async () => {
    const routes = new Set(documents.map(({ routePath }) => routePath));
    expect(queries.length).toBe(70);
    const right = queries.flatMap(({ page, alsoOk = [] }) => [page, ...alsoOk]);
    expect(right.filter((route) => !routes.has(route))).toEqual([]);
    const answers: string[][] = [];
    for (const { q } of queries) {
      const { hits } = await index.query(q, { limit: 10, enrich: false });
      answers.push(hits.map(({ routePath }) => routePath));
    }
    const judged = judge(queries, answers);
    expect(judged.success1).toBeGreaterThanOrEqual(0.87);
    expect(judged.success3).toBeGreaterThanOrEqual(0.95);
    expect(judged.none).toBe(0);
  });

  test.each([
    ['waibuyilai', '外部依赖'],
    ['leixingshengming', '类型声明'],
    ['fuzuoyong', '副作用'],
  ])('finds what is typed without switching the keyboard: %s', async (typed, word) => {
    const [spelled, written] = await Promise.all(
      [typed, word].map(async (text) => (await index.query(text, { enrich: false })).hits[0]),
    );
    expect(spelled?.routePath).toBe(written?.routePath);
  });
});
