import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildIndexFiles } from '../index/buildIndex.ts';
import { indexPage } from '../index/indexPage.ts';
import { loadIndex } from '../query/loadIndex.ts';
import type { IndexOptions, SearchDocument } from '../searchTypes.ts';
import { parseShortPages } from '../testing.ts';
import type { BackendQuery, SearchBackend } from './backend.ts';
import { queryIndexes } from './queryIndexes.ts';
import { toGroup } from './toGroup.ts';

/** A backend under test, whose sites can be built again. */
export interface TestedBackend {
  backend: SearchBackend;
  /** Makes it answer from what is now in the folder of a site. */
  update(name: string, folder: string): Promise<void>;
  close(): Promise<void>;
}

/** A language of a site to build. */
export interface BuiltLanguage extends IndexOptions {
  documents: readonly SearchDocument[];
}

/** Writes the indexes of a site as a build does, instead of those in its folder. */
export async function writeBuiltSite(
  folder: string,
  languages: readonly BuiltLanguage[],
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const [order, { documents, ...options }] of languages.entries()) {
    const parts = path.join(folder, 'hashed', `search_index.${options.lang}`);
    const index = buildIndexFiles(documents.map(indexPage), { ...options, order });
    await mkdir(parts, { recursive: true });
    await writeFile(`${parts}.12345678.bin`, index.main);
    for (const [part, bytes] of index.parts)
      await writeFile(path.join(parts, `${part}.bin`), bytes);
  }
}

const englishPages = parseShortPages(`
=== /guide/output
# Output
Where the bundles go, and what a reader of them needs.
## output.distPath
Type: string
Default: 'dist'
The folder of all bundles. It's emptied before each build.
## Watch mode
\`--watch\` builds again after each change of a source.
=== /guide/externals
# External packages
A package that isn't bundled is external: it's loaded at run time.
## autoExternal
Type: boolean
Default: true
Leaves dependencies out of the bundle.
\`\`\`
lib: [{ autoExternal: true }]
\`\`\`
## Types of externals
Their declarations aren't bundled, either.
=== /config/c++
# C++ and "quotes"
It's about \\ backslashes, & ampersands and 100% of 'quotes'.
=== /404-page
# Nothing else
Migrations and migrating: what moves.
`).map((page, at) => ({ ...page, tags: at < 2 ? ['guide', 'it\'s "new"'] : [] }));

const chinesePages = parseShortPages(`
=== /zh/guide/output
# 输出
## 设置输出目录
所有产物都在这个目录里,每次构建前会清空。
=== /zh/guide/externals
# 外部依赖
## 类型声明
外部依赖的类型声明不会被打包。
`);

export const docsLanguages: BuiltLanguage[] = [
  {
    lang: 'en',
    documents: englishPages,
    synonyms: [
      ['folder', 'directory'],
      ['run time', 'runtime'],
    ],
  },
  { lang: 'zh', documents: chinesePages, prefixes: ['zh'], synonyms: [['类型声明', 'dts']] },
];

const blogPages = parseShortPages(
  '=== /first\n# First post\nAbout bundles and the folder of them.',
);

const ask = (keyword: string, more: Partial<BackendQuery> = {}): BackendQuery => ({
  ...{ keyword, limit: 7, searchIndexes: [], lang: 'en' },
  ...more,
});

/** What each backend has to answer exactly as the engine does that reads the files of a build. */
const queries: BackendQuery[] = [
  ...[
    ...[
      'output.distPath',
      'distPath',
      'bundle',
      'the folder of bundles',
      'directory',
      'runtime',
      'watc',
    ],
    ...[
      '--watch',
      'externlas',
      'autoExtrenal',
      'xternal',
      'migrate',
      'c++',
      'C',
      'lib autoExternal',
    ],
    ...[
      '"',
      "it's",
      "'; DROP TABLE x; --",
      '\\',
      '%',
      '_',
      '\0',
      '\ud800',
      '!!',
      '100%',
      '<b>',
      '{}',
    ],
    ...['unknownword', 'a'.repeat(200), 'bundle '.repeat(30).trim(), '设置', '输出 bundle'],
  ].map((keyword) => ask(keyword)),
  ...['输出目录', '类型声明', 'dts', '怎么设置', '外部'].map((keyword) =>
    ask(keyword, { lang: 'zh' }),
  ),
  ask('bundle', { offset: 1, limit: 1 }),
  ask('bundle', { offset: 100 }),
  ask('bundle', { tags: ['guide'] }),
  ask('a', { tags: ['it\'s "new"', 'unknown'] }),
  ask('bundle', { folder: 'guide' }),
  ask('a', { folder: '' }),
  ask('bundle', { lang: 'de' }),
  // Chinese pages don't mention it, so those in English follow.
  ask('distPath', { lang: 'zh' }),
  ask('外部 autoExternal', { lang: 'zh', limit: 2 }),
];

/** Tests that a backend answers as the engine does that reads the files of a build. */
export function describeBackend(
  name: string,
  open: (sites: Array<{ name: string; folder: string }>) => Promise<TestedBackend>,
): void {
  describe(`the ${name} backend`, () => {
    let folder = '';
    let tested: TestedBackend;
    const folderOf = (site: string): string => path.join(folder, site);
    beforeAll(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'backend-'));
      await writeBuiltSite(folderOf('docs'), docsLanguages);
      await writeBuiltSite(folderOf('blog'), [{ lang: 'en', documents: blogPages }]);
      tested = await open(['docs', 'blog'].map((one) => ({ name: one, folder: folderOf(one) })));
    });
    afterAll(async () => {
      await tested.close();
      await rm(folder, { recursive: true });
    });
    test.each(queries)('answers %j', async (query) => {
      const [group] = await tested.backend.search({ ...query, searchIndexes: ['docs'] });
      expect(group).toEqual(await answerFromFiles(query));
    });

    test('has answers, excerpts and typos', async () => {
      const searchIndexes = ['docs'];
      const [group] = await tested.backend.search(ask('distPath', { searchIndexes }));
      expect(group).toMatchObject({
        index: 'docs',
        total: 1,
        hits: [{ header: 'output.distPath', link: '/guide/output#outputdistpath', type: 'header' }],
        answer: { name: 'output.distPath', type: 'string', default: "'dist'" },
      });
      const [near] = await tested.backend.search(ask('externlas', { searchIndexes }));
      expect(near?.spellings).toEqual(['externals']);
      expect(await findLinks(tested, ask('输出目录', { lang: 'zh' }))).toEqual([
        `/zh/guide/output#${encodeURIComponent('设置输出目录')}`,
      ]);
    });

    test('answers for each site that is asked for', async () => {
      const namesFor = async (...searchIndexes: string[]): Promise<string[]> => {
        const groups = await tested.backend.search(ask('bundles', { searchIndexes }));
        return groups.map(({ index }) => index);
      };
      expect([...tested.backend.names].sort()).toEqual(['blog', 'docs']);
      expect((await namesFor()).sort()).toEqual(['blog', 'docs']);
      expect(await namesFor('docs', 'blog')).toEqual(['docs', 'blog']);
      expect(await namesFor('blog', 'docs')).toEqual(['blog', 'docs']);
      expect(await namesFor('blog', 'other')).toEqual(['blog']);
      expect(await namesFor('other')).toEqual([]);
    });

    testUpdates(() => tested, folderOf);
  });
}

/** A site that is built again answers from what it has now. */
function testUpdates(tested: () => TestedBackend, folderOf: (site: string) => string): void {
  test('answers from a site that was built again, without what is gone', async () => {
    const shop = { name: 'shop', folder: folderOf('shop') };
    const build = async (source: string): Promise<void> => {
      await writeBuiltSite(shop.folder, [{ lang: 'en', documents: parseShortPages(source) }]);
      await tested().update(shop.name, shop.folder);
    };
    const found = (keyword: string) =>
      findLinks(tested(), ask(keyword, { searchIndexes: ['shop'] }));
    await build('=== /a\n# Apples\n## Pears\nBoth are ripe.\n=== /b\n# Bananas\nRipe.');
    expect(await found('ripe')).toEqual(['/a#pears', '/b']);
    await build('=== /c\n# Cherries\nRipe.\n=== /a\n# Apples\nStill ripe.');
    expect(await found('ripe')).toEqual(['/a', '/c']);
    expect(await found('pears')).toEqual([]);
    expect(await found('bananas')).toEqual([]);
    expect(await found('cherries')).toEqual(['/c']);
  });
}

const findLinks = async (tested: TestedBackend, query: BackendQuery): Promise<string[]> =>
  (await tested.backend.search(query)).flatMap(({ hits }) => hits.map(({ link }) => link));

async function answerFromFiles({ keyword, lang, ...options }: BackendQuery) {
  const [first, ...others] = docsLanguages.map(({ documents, ...rest }, order) => {
    const { main, parts } = buildIndexFiles(documents.map(indexPage), { ...rest, order });
    return loadIndex(main, async (part) => parts.get(part) ?? new Uint8Array());
  });
  const result =
    first && (await queryIndexes([first, ...others], { lang, text: keyword }, options));
  return toGroup('docs', '', result);
}
