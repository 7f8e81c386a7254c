import { expect, test } from 'vitest';
import { buildIndex } from '../index/buildIndex.ts';
import { parseShortPage } from '../testing.ts';
import { loadIndex } from './loadIndex.ts';

const text = '# External\nAn external package. External means external.';
const index = loadIndex(
  buildIndex(
    [
      ...Array.from({ length: 20 }, (_, at) => parseShortPage(`/external-${at}`, text)),
      parseShortPage('/migration', `# Migration\n${'Words. '.repeat(200)}\nnoExternal\tnothing`),
    ],
    { lang: 'en' },
  ),
);

test('a name leads to its only mention, then to pages about its parts', async () => {
  const { hits } = await index.query('noExternal');
  expect(hits[0]?.routePath).toBe('/migration');
  expect(hits).toHaveLength(21);
});

test('an unknown name leads to pages about its parts', async () => {
  expect((await index.query('isExternal')).hits[0]?.routePath).toBe('/external-0');
});
