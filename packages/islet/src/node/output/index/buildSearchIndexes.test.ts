import { describe, expect, test } from 'vitest';
import { buildIndexFiles, writeTexts } from '#search/index/buildIndex.ts';
import { indexPage } from '#search/index/indexPage.ts';
import { collectContent, planIndex } from '#search/index/planIndex.ts';
import { loadIndex } from '#search/query/loadIndex.ts';
import { parseShortPage } from '#search/testing.ts';
import type { PageIdentity } from '#shared/types.ts';
import { identifyFile } from '#shared/url.ts';
import { siteConfigSchema } from '../../site/config/schema.ts';
import type { SiteConfigInput } from '../../site/config/siteConfigInput.ts';
import { toUrlRules } from '../../site/config/toUrlRules.ts';
import { buildSearchIndexes, type IndexBuilding, indexSizes } from './buildSearchIndexes.ts';
import { findLostTitle } from './findLostTitle.ts';

const bothVersions = ['v2.0', 'v1'].flatMap((version) =>
  ['en', 'zh'].flatMap((lang) => [`${version}/${lang}/index.md`, `${version}/${lang}/guide.md`]),
);

/** Builds the indexes of a site whose pages all have the same text. */
async function build(
  search: NonNullable<SiteConfigInput['themeConfig']>['search'],
  files = bothVersions,
  ofChinese: string[][] = [],
): Promise<Map<string, string | Uint8Array>> {
  const config = siteConfigSchema.parse({
    title: 'Site',
    base: '/docs/',
    cleanUrls: false,
    locales: [
      { lang: 'zh', label: '简体中文', synonyms: ofChinese },
      { lang: 'en', label: 'English' },
    ],
    multiVersion: { default: 'v2.0', versions: ['v1', 'v2.0'] },
    themeConfig: { search },
  });
  const rules = toUrlRules(config);
  const pages = files.flatMap((filePath): PageIdentity[] => {
    const page = identifyFile(rules, filePath);
    return page ? [{ ...page, filePath }] : [];
  });
  const built = new Map<string, string | Uint8Array>();
  const sourceOf: IndexBuilding['sourceOf'] = async (_, routes) => {
    const indexed = routes.map((route) =>
      indexPage(
        parseShortPage(route, route.endsWith('/') ? '# Home' : '# Guide\nHow to build it.'),
      ),
    );
    const content = collectContent(indexed);
    const plan = planIndex(content);
    const texts = plan.texts.flat().map((run) => writeTexts(content.texts.slice(...run), null));
    return { plan, texts };
  };
  const write: IndexBuilding['write'] = (file, content) => built.set(file, content);
  expect(await buildSearchIndexes({ config, rules, pages }, { sourceOf, write })).toEqual([]);
  return built;
}

const isMain = (file: string): boolean => /^hashed\/search_index\.[^/]+\.bin$/.test(file);
const withoutHash = (file: string): string => file.replace(/\.[\da-f]{8}(?=[./])/, '.HASH');

/** Where the results of each index lead to. */
async function listLinks(files: Map<string, string | Uint8Array>): Promise<string[]> {
  const lines = [...files].flatMap(async ([file, bytes]) => {
    if (!isMain(file) || typeof bytes === 'string') return [];
    const index = loadIndex(bytes);
    const { hits } = await index.query('compile', { enrich: false });
    return `${index.meta.order} ${withoutHash(file)}: ${hits.map(({ link }) => link).join(' ')}`;
  });
  return (await Promise.all(lines)).flat();
}

const synonyms = [['compile', 'build']];

test('one index for each language covers all versions', async () => {
  expect(await listLinks(await build({ synonyms }))).toEqual([
    '0 hashed/search_index.en.HASH.bin: /docs/guide.html /docs/v1/guide.html',
    '1 hashed/search_index.zh.HASH.bin: /docs/zh/guide.html /docs/v1/zh/guide.html',
  ]);
});

test('a language has synonyms of its own', async () => {
  expect(await listLinks(await build({}, bothVersions, synonyms))).toEqual([
    '0 hashed/search_index.en.HASH.bin: ',
    '1 hashed/search_index.zh.HASH.bin: /docs/zh/guide.html /docs/v1/zh/guide.html',
  ]);
});

test('each version has its own if the config says so', async () => {
  expect(await listLinks(await build({ synonyms, versioned: true }))).toEqual([
    '0 hashed/search_index.en.v2.0.HASH.bin: /docs/guide.html',
    '1 hashed/search_index.zh.v2.0.HASH.bin: /docs/zh/guide.html',
    '2 hashed/search_index.en.v1.HASH.bin: /docs/v1/guide.html',
    '3 hashed/search_index.zh.v1.HASH.bin: /docs/v1/zh/guide.html',
  ]);
});

test('a language with only a home page has no index, and its home page is in no other', async () => {
  const files = bothVersions.filter((file) => file !== 'v1/zh/guide.md');
  expect(await listLinks(await build({ synonyms, versioned: true }, files))).toEqual([
    '0 hashed/search_index.en.v2.0.HASH.bin: /docs/guide.html',
    '1 hashed/search_index.zh.v2.0.HASH.bin: /docs/zh/guide.html',
    '2 hashed/search_index.en.v1.HASH.bin: /docs/v1/guide.html',
  ]);
  const english = files.filter((file) => file !== 'v2.0/zh/guide.md');
  expect(await listLinks(await build({ synonyms: [['compile', 'home']] }, english))).toEqual([
    '0 hashed/search_index.en.HASH.bin: /docs/index.html /docs/v1/index.html',
  ]);
});

test('a pointer names each index, with its parts next to it', async () => {
  const files = await build({});
  const pointer = JSON.parse(String(files.get('search_index.en.json')));
  const main = [...files.keys()].find((file) => file.startsWith('hashed/search_index.en.')) ?? '';
  expect(pointer).toEqual({ index: `/docs/${main}` });
  const parts = [...files.keys()].filter((file) => file.startsWith('hashed/search_index.en/'));
  expect(parts).toEqual([expect.stringMatching(/\/texts\.[0-9a-f]{10}\.bin$/)]);
});

test('no index is built if a server answers, unless that needs it, or if there is no search', async () => {
  expect([...(await build(false)).keys()]).toEqual([]);
  const remote = { mode: 'remote', apiUrl: 'https://a.example/' } as const;
  expect([...(await build(remote)).keys()]).toEqual([]);
  const local = await build({});
  const pushed = await build({ ...remote, writeIndex: true });
  expect([...pushed.keys()]).toEqual([...local.keys()]);
});

test('compressed texts, of which a large site has thousands, take no more memory than their bytes', () => {
  const bytes = indexSizes.deflate?.(new Uint8Array(1000));
  expect(bytes?.length).toBeGreaterThan(0);
  expect(bytes?.buffer.byteLength).toBe(bytes?.length);
});

describe('a title is looked up in the written index', () => {
  const pages = ['First', 'Second\nof two lines', 'Third'].map((title, at) =>
    indexPage({ ...parseShortPage(`/${at}`, '# Text'), title }),
  );
  const index = buildIndexFiles(pages, { lang: 'en' });

  test('and found', async () => {
    expect(await findLostTitle(index, pages)).toBeNull();
    expect(await findLostTitle(index, [])).toBeNull();
  });

  test.each([
    ['other pages', buildIndexFiles(pages.slice(0, 2), { lang: 'en' }).main],
    ['cut off', index.main.subarray(0, 100)],
  ])('or lost where the bytes are wrong: %s', async (_, main) => {
    expect((await findLostTitle({ ...index, main }, pages))?.title).toBe('Third');
  });
});
