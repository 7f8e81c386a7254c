import { expect, test } from 'vitest';
import type { PageData, PageType } from '#common/types.ts';
import { packageName } from '../modules/ownPackage.ts';
import { createPageStyles } from './pageStyles.ts';

const stylesOf = createPageStyles(
  {
    [`${packageName}/theme/styles/home.css`]: ['assets/home.css'],
    [`${packageName}/theme/styles/notFound.css`]: ['assets/notFound.css'],
    [`${packageName}/theme/styles/overview.css`]: ['assets/overview.css'],
    'components/A.tsx': ['assets/a.css', 'assets/shared.css'],
    'components/B.tsx': ['assets/shared.css'],
  },
  '/docs/',
);

test.each<[what: string, PageType, PageData['overview'], modules: string[], string]>([
  ['documentation', 'doc', null, [], ''],
  ['a page of its own', 'custom', null, [], ''],
  ['an overview', 'doc', [], [], 'overview'],
  ['a home page', 'home', null, [], 'home'],
  ['the page for unknown addresses', '404', null, [], 'notFound'],
  ['a page with a component', 'doc', null, ['components/A.tsx'], 'a shared'],
  ['a page with several', 'doc', null, ['components/B.tsx', 'components/A.tsx'], 'shared a'],
  ['a component without styles', 'doc', null, ['components/C.tsx'], ''],
  ['a home page with a component', 'home', null, ['components/B.tsx'], 'home shared'],
])('%s', (_, pageType, overview, modules, names) => {
  const imports = modules.map((module) => ({
    module,
    imported: 'default',
    file: 'a.mdx',
    line: 1,
    column: 1,
  }));
  const urls = names.split(' ').filter((name) => name !== '');
  expect(stylesOf({ pageType, overview, imports })).toEqual(
    urls.map((name) => `/docs/assets/${name}.css`),
  );
});
