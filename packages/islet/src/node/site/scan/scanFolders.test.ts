import { expect, test } from 'vitest';
import { prepareEmptySites, rules, versioned } from './testing.ts';

const { scan } = prepareEmptySites();

test('a site with one language needs no folder for it', async () => {
  const one = { ...rules, langs: ['en'] };
  const files = ['_meta.json', 'guide/_meta.json', 'guide/a.md', 'index.md'];
  const { pages, metaFiles, problems } = await scan(files, one);
  expect(problems).toEqual([]);
  expect(pages.map(({ pagePath, routePath, lang }) => [pagePath, routePath, lang])).toEqual([
    ['guide/a', '/guide/a', 'en'],
    ['index', '/', 'en'],
  ]);
  expect(metaFiles.map(({ filePath, folder }) => [filePath, folder])).toEqual([
    ['content/docs/_meta.json', ''],
    ['content/docs/guide/_meta.json', 'guide'],
  ]);
});

test('versions of a site with one language need no folder for it either', async () => {
  const { pages, problems } = await scan(['v1/a.md', 'v1/index.md', 'v2/index.mdx'], {
    ...versioned,
    langs: ['en'],
  });
  expect(problems).toEqual([]);
  expect(pages.map(({ routePath }) => routePath)).toEqual(['/v1/a', '/v1/', '/']);
});

test.each<[file: string, langs: string[]]>([
  ['guide/a.md', []],
  ['guide/index.md', []],
  ['index.mdx', ['/']],
  ['readme.md', ['/']],
])('a site in no language folder that has only %s', async (file, homes) => {
  const { pages, problems } = await scan([file, 'a.md'], { ...rules, langs: ['en'] });
  expect(pages.map(({ routePath }) => routePath)).toEqual(expect.arrayContaining(['/a', ...homes]));
  expect(problems.map(({ message }) => message)).toEqual(
    homes.length > 0
      ? []
      : ['The site has no home page, since there is no `index.md` in `content/docs`.'],
  );
});

test('a site in no language folder needs one for the pages that are in no version', async () => {
  const urlRules = { ...rules, langs: ['en'], defaultVersion: 'v2', versions: ['v2', 'v1'] };
  const files = ['en/blog/index.md', 'v2/index.md', 'v1/index.md'];
  const { pages, problems } = await scan(files, urlRules);
  expect(pages.map(({ routePath }) => routePath).sort()).toEqual(['/', '/blog/', '/v1/']);
  expect(problems).toEqual([]);
});

test.each([
  ['the language has a folder', ['en/a.md', 'index.md'], rules.langs.slice(0, 1)],
  ['there are more languages', ['index.md'], rules.langs],
])('pages outside a language folder are reported if %s', async (_, files, langs) => {
  const { problems } = await scan(files, { ...rules, langs });
  expect(problems.map(({ message }) => message)).toContain(
    `\`content/docs/${files.at(-1)?.split('/')[0]}\` is not in a language folder, so it is left out.`,
  );
});

test.each<[files: string[], routes: Record<string, string>, moved: Record<string, string>]>([
  [['guide/README.md'], { 'guide/index': '/guide/' }, { '/guide/README': '/guide/' }],
  [['guide/readme.mdx'], { 'guide/index': '/guide/' }, { '/guide/readme': '/guide/' }],
  [['README.md'], { index: '/' }, { '/README': '/' }],
  [['README.md', 'index.mdx'], { README: '/README', index: '/' }, {}],
  [['guide/README.md', 'guide.md'], { 'guide/README': '/guide/README', guide: '/guide' }, {}],
  [['README/a.md', 'a-README.md'], { 'README/a': '/README/a', 'a-README': '/a-README' }, {}],
])('a README is the index of a folder that has no other: %j', async (files, routes, moved) => {
  const found = await scan(files.map((file) => `en/${file}`));
  const byPath = found.pages.map(({ pagePath, routePath }) => [pagePath, routePath]);
  expect(Object.fromEntries(byPath)).toEqual(routes);
  expect(Object.fromEntries(found.moved)).toEqual(moved);
  expect(found.problems).toEqual([]);
});

test('the slug of a README starts from its folder', async () => {
  const found = await scan(['en/guide/README.md'], rules, '---\nslug: start\n---\n');
  expect(found.pages).toMatchObject([{ pagePath: 'guide/index', routePath: '/guide/start' }]);
  expect([...found.moved]).toEqual([['/guide/README', '/guide/start']]);
});

test('the letters of a route are composed, however the file system stores them', async () => {
  const { pages } = await scan(['en/cafe\u0301/u\u0308ber.md']);
  expect(pages).toMatchObject([
    {
      filePath: 'content/docs/en/cafe\u0301/u\u0308ber.md',
      pagePath: 'caf\u00e9/\u00fcber',
      routePath: '/caf\u00e9/\u00fcber',
    },
  ]);
});
