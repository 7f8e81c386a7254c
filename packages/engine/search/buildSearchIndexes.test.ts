import { indexPage } from '@docs/search/indexPage.ts';
import { loadIndex } from '@docs/search/loadIndex.ts';
import { parsePage } from '@docs/search/testing.ts';
import { expect, test } from 'vitest';
import { type SiteConfigInput, siteConfigSchema } from '../config/schema.ts';
import { toUrlRules } from '../config/toUrlRules.ts';
import { buildSearchIndexes } from './buildSearchIndexes.ts';

const pages = ['/guide', '/v1/guide', '/zh/guide', '/v1/zh/guide'].map((route) =>
  indexPage(parsePage(route, `# Guide\nHow to build it.`)),
);

function build(search: NonNullable<SiteConfigInput['themeConfig']>['search']) {
  const config = siteConfigSchema.parse({
    title: 'Site',
    base: '/docs/',
    cleanUrls: false,
    locales: [
      { lang: 'en', label: 'English' },
      { lang: 'zh', label: '简体中文' },
    ],
    multiVersion: { default: 'v2.0', versions: ['v2.0', 'v1'] },
    themeConfig: { search },
  });
  return buildSearchIndexes(pages, config, toUrlRules(config));
}

const isMain = (file: string): boolean => /^assets\/search_index\.[^/]+\.bin$/.test(file);
const withoutHash = (file: string): string => file.replace(/\.[\da-f]{8}(?=[./])/, '.HASH');

/** Where each index leads to. */
async function listLinks(files: Map<string, string | Uint8Array>): Promise<string[]> {
  const lines = [...files].flatMap(async ([file, bytes]) => {
    if (!isMain(file) || typeof bytes === 'string') return [];
    const { hits } = await loadIndex(bytes).query('compile', { enrich: false });
    return `${withoutHash(file)}: ${hits.map(({ link }) => link).join(' ')}`;
  });
  return (await Promise.all(lines)).flat();
}

const synonyms = [['compile', 'build']];

test('one index for each language covers all versions', async () => {
  expect(await listLinks(build({ synonyms }))).toEqual([
    'assets/search_index.en.HASH.bin: /docs/guide.html /docs/v1/guide.html',
    'assets/search_index.zh.HASH.bin: /docs/zh/guide.html /docs/v1/zh/guide.html',
  ]);
});

test('each version has its own where the config says so', async () => {
  expect(await listLinks(build({ synonyms, versioned: true }))).toEqual([
    'assets/search_index.en.v2.0.HASH.bin: /docs/guide.html',
    'assets/search_index.zh.v2.0.HASH.bin: /docs/zh/guide.html',
    'assets/search_index.en.v1.HASH.bin: /docs/v1/guide.html',
    'assets/search_index.zh.v1.HASH.bin: /docs/v1/zh/guide.html',
  ]);
});

test('a pointer names each index, parts stand beside it', () => {
  const files = build({});
  const pointer = JSON.parse(String(files.get('search_index.en.json')));
  const main = [...files.keys()].find((file) => file.startsWith('assets/search_index.en')) ?? '';
  expect(pointer).toEqual({ index: `/docs/${main}` });
  expect(files.has(main.replace(/\.bin$/, '/texts0.bin'))).toBe(true);
});

test('no index is built where a server answers, or nobody searches', () => {
  expect([...build(false).keys()]).toEqual([]);
  expect([...build({ mode: 'remote', apiUrl: 'https://a.example/' }).keys()]).toEqual([]);
});
