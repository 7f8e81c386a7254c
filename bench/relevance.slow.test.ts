import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { buildIndex } from '#islet/search/index/buildIndex.ts';
import { loadIndex } from '#islet/search/query/loadIndex.ts';
import { readSite } from './search/corpora.mjs';
import { askForSections, judgeSections, type Question } from './search/judge.mjs';

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
