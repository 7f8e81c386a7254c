import { expect, test } from 'vitest';
import type { Frontmatter, PageType } from '#shared/frontmatter.ts';
import type { PageData } from '#shared/types.ts';
import { siteConfigSchema } from '../../site/config/schema.ts';
import { packageName } from '../../support/modules/ownPackage.ts';
import { createPageStyles, listParts } from './pageStyles.ts';

const stylesOf = createPageStyles(
  {
    [`${packageName}/theme/styles/han.css`]: ['hashed/han.css'],
    [`${packageName}/theme/styles/home.css`]: ['hashed/home.css'],
    [`${packageName}/theme/styles/notFound.css`]: ['hashed/notFound.css'],
    [`${packageName}/theme/styles/overview.css`]: ['hashed/overview.css'],
    [`${packageName}/theme/styles/byline.css`]: ['hashed/byline.css'],
    [`${packageName}/theme/styles/fileTree.css`]: ['hashed/tree.css'],
    'components/A.tsx': ['hashed/a.css', 'hashed/shared.css'],
    'components/B.tsx': ['hashed/shared.css'],
  },
  {
    base: '/docs/',
    locales: siteConfigSchema.parse({
      title: 'Site',
      locales: [
        { lang: 'en', label: 'English' },
        { lang: 'cn', htmlLang: 'zh-CN', label: '中文' },
      ],
    }).locales,
  },
);

test.each<[string, PageType, PageData['overview'], modules: string[], string, Frontmatter?]>([
  ['documentation', 'doc', null, [], ''],
  ['a page of its own', 'custom', null, [], ''],
  ['an overview', 'doc', [], [], 'overview'],
  ['a home page', 'home', null, [], 'home'],
  ['the page for unknown addresses', '404', null, [], 'notFound'],
  ['a page with a component', 'doc', null, ['components/A.tsx'], 'a shared'],
  ['a page with several', 'doc', null, ['components/B.tsx', 'components/A.tsx'], 'shared a'],
  ['a component without styles', 'doc', null, ['components/C.tsx'], ''],
  ['a page with a date', 'doc', null, [], 'byline', { date: '2026-01-31T00:00:00.000Z' }],
  ['a page with an author', 'doc', null, [], 'byline', { authors: [{ name: 'Ann' }] }],
  ['a home page with a component', 'home', null, ['components/B.tsx'], 'home shared'],
])('%s', (_, pageType, overview, modules, names, frontmatter = {}) => {
  const imports = modules.map((module) => ({
    module,
    imported: 'default',
    file: 'a.mdx',
    line: 1,
    column: 1,
  }));
  const urls = names.split(' ').filter((name) => name !== '');
  const page = { lang: 'en', pageType, overview, imports, frontmatter };
  const shared = urls.map((name) => `/docs/hashed/${name}.css`);
  expect(stylesOf({ ...page, stylesheet: null })).toEqual(shared);
  const stylesheet = { output: 'hashed/formulas.css', text: '' };
  expect(stylesOf({ ...page, stylesheet })).toEqual([...shared, '/docs/hashed/formulas.css']);
});

test('a component that few pages have brings its stylesheet, whatever rendered it', () => {
  const page = {
    lang: 'en',
    pageType: 'doc' as const,
    overview: null,
    imports: [],
    frontmatter: {},
    stylesheet: null,
  };
  const parts = listParts('<p>class="stars-not"</p><div class="file-tree"><ul></ul></div>');
  expect(parts).toEqual(['file-tree']);
  expect(stylesOf({ ...page, parts })).toEqual(['/docs/hashed/tree.css']);
  expect(stylesOf(page)).toEqual([]);
});

test('pages in Chinese have a stylesheet for Han, whatever their folder is called', () => {
  const page = {
    lang: 'cn',
    pageType: 'doc' as const,
    overview: null,
    imports: [],
    frontmatter: {},
    stylesheet: null,
  };
  expect(stylesOf(page)).toEqual(['/docs/hashed/han.css']);
});
