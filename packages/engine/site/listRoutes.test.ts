import { expect, test } from 'vitest';
import { bilingual, createFixtureSite } from './siteFixture.ts';

const list = (docs: Record<string, unknown>, versions: string[] = []): string[] =>
  createFixtureSite({
    config: { ...bilingual, multiVersion: { default: versions[0] ?? '', versions } },
    docs,
  }).routes.map(({ path, filePath, lang, version }) => `${path} ${filePath} ${lang} ${version}`);

test('SPEC 2.2 · a Chinese home page alone is marked as English, and yet is Chinese', () => {
  const docs = { 'en/guide/start/index.md': 'Start', 'zh/index.md': '主页' };
  expect(list(docs)).toEqual([
    '/guide/start/ docs/en/guide/start/index.md en ',
    '/zh/ docs/zh/index.md en ',
  ]);
  const site = createFixtureSite({ config: bilingual, docs });
  expect(site.pageOf('/zh/').lang).toBe('zh');
});

test('each language and version with more than that has routes of its own', () => {
  const docs = {
    'v2/en/index.md': 'Home',
    'v2/zh/index.md': '主页',
    'v2/zh/a.md': '甲',
    'v1/zh/index.md': '主页',
    'v1/en/404.md': { filePath: '' },
  };
  expect(list(docs, ['v2', 'v1'])).toEqual([
    '/ docs/v2/en/index.md en v2',
    '/zh/ docs/v2/zh/index.md zh v2',
    '/zh/a docs/v2/zh/a.md zh v2',
    '/v1/zh/ docs/v1/zh/index.md en v1',
  ]);
});
