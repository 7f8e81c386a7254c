import { expect, test } from 'vitest';
import { selectTests } from './selectTests.mjs';

const specs = [
  { path: 'tests/journeys/search.spec.ts', text: "test.use({ site: 'full' })" },
  { path: 'tests/journeys/routes.spec.ts', text: "test.use({ site: 'rslib' })" },
  { path: 'tests/journeys/manual.spec.ts', text: "test.use({ site: 'manual' })" },
];
const nothing = { units: [], proof: false, pages: [] };
const all = { units: 'all', proof: true, pages: 'all' };
const cli = 'packages/islet/src/testing/cli.ts';

test.each([
  [
    'a page of the site',
    ['site/docs/en/a.mdx'],
    {
      units: ['site', 'site/docs/en/a.mdx'],
      proof: true,
      pages: ['tests/journeys/routes.spec.ts'],
    },
  ],
  [
    'a page of the manual',
    ['manual/docs/en/a.md'],
    {
      ...nothing,
      units: ['manual', 'manual/docs/en/a.md'],
      pages: ['tests/journeys/manual.spec.ts'],
    },
  ],
  [
    'an example',
    ['site/examples/kit/src/a.ts'],
    { ...nothing, proof: true, pages: ['tests/journeys/routes.spec.ts'] },
  ],
  [
    'a browser test',
    ['tests/journeys/search.spec.ts'],
    { ...nothing, pages: ['tests/journeys/search.spec.ts'] },
  ],
  [
    'a fixture',
    ['tests/fixtures/full/a.md'],
    { ...nothing, units: ['tests/fixtures/full/a.md'], pages: 'all' },
  ],
  [
    'a unit test',
    ['packages/islet/src/shared/url.test.ts'],
    { ...nothing, units: ['packages/islet/src/shared/url.test.ts'] },
  ],
  [
    'the theme',
    ['packages/islet/src/theme/Bar.tsx'],
    { ...nothing, units: [cli, 'packages/islet/src/theme/Bar.tsx'], pages: 'all' },
  ],
  [
    'what creates sites',
    ['packages/create-islet/template/a.ts'],
    {
      ...nothing,
      units: [
        'packages/create-islet',
        'packages/create-islet/template/a.ts',
        'scripts/publishedPackage.test.ts',
      ],
    },
  ],
  [
    'a command',
    ['packages/islet/src/node/cli/a.ts'],
    { ...nothing, units: ['packages/islet/src/node/cli/a.ts', cli] },
  ],
  ['a script', ['scripts/check.mjs'], { ...nothing, units: ['scripts/check.mjs'] }],
  ['a lock file', ['package-lock.json'], all],
  ['a file of a new kind', ['unknown/a.txt'], all],
  [
    'a document and a rule of the linter',
    ['README.md', 'design/cache.md', 'biome.json'],
    { ...nothing, units: ['README.md', 'design/cache.md', 'scripts'] },
  ],
  [
    'several, of which one has an effect on everything',
    ['tests/journeys/search.spec.ts', 'package.json'],
    all,
  ],
  [
    'a mutation',
    ['tests/mutations/links/a.patch'],
    { ...nothing, units: ['tests/mutations', 'tests/mutations/links/a.patch'] },
  ],
  ['a browser test that was deleted', ['tests/journeys/gone.spec.ts'], nothing],
  ['nothing', [], nothing],
])('%s', (_, files, expected) => {
  expect(selectTests(files, specs)).toEqual(expected);
});
