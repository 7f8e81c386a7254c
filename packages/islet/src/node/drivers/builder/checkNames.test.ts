import { expect, test } from 'vitest';
import { compileText, problemLines } from '../../page/record/testing.ts';
import type { RuntimeNames } from '../../render/runtime/runtimeNames.ts';
import { checkNames } from './checkNames.ts';

const names: RuntimeNames = {
  components: {
    Steps: null,
    Card: { title: 'required', href: 'optional', children: 'optional' },
    Badge: { type: ['tip', 'success'], text: 'optional' },
    Tabs: { children: 'required' },
    Stars: {},
  },
  modules: {
    'a.tsx': { exports: ['Button', 'size'] },
    'b.tsx': { error: 'window is not defined' },
    '@acme/gone': { error: "Cannot find module '@acme/gone'" },
    'c.tsx': { error: "Cannot find module './d.ts'" },
    'd.tsx': { error: '× Module build failed (from builtin:swc-loader)' },
  },
};
const place = { file: 'docs/en/a.mdx', line: 3, column: 1 };

test.each([
  ['a.tsx', 'Button', []],
  ['a.tsx', '*', []],
  ['a.tsx', '', []],
  ['a.tsx', 'Buton', ['`a.tsx` does not export `Buton`. Did you mean `Button`?']],
  ['a.tsx', 'default', ['`a.tsx` has no default export. It exports `Button`, `size`.']],
  [
    'b.tsx',
    'B',
    [
      '`b.tsx` fails when it is loaded: window is not defined Correct it; at build time it runs in Node, without a browser.',
    ],
  ],
  [
    '@acme/gone',
    'default',
    [
      'The module `@acme/gone` cannot be found. Install the package, or write the path of a file from this page, as in `./Chart.tsx`.',
    ],
  ],
  // The bundler has reported these two with their own place.
  ['c.tsx', 'default', []],
  ['d.tsx', 'default', []],
])('import of %s: %s', (module, imported, expected) => {
  const problems = checkNames(
    [{ components: [], imports: [{ module, imported, ...place }] }],
    names,
  );
  expect(problems.map(({ message, fix }) => `${message} ${fix}`)).toEqual(expected);
  expect(problems.every(({ file, line }) => file === place.file && line === 3)).toBe(true);
});

test('components that no page imports have to be the theme’s', () => {
  const used = ['Steps', 'Step', 'Diagram', 'Diagram'].map((name) => ({
    ...place,
    name,
    props: [],
    isOpen: false,
  }));
  expect(checkNames([{ components: used, imports: [] }], names).map(({ fix }) => fix)).toEqual([
    'Did you mean `<Steps>`? Otherwise import it from a file.',
    "Import it, as in `import Diagram from './Diagram.tsx'`.",
  ]);
});

test.each([
  ['<Card title="T" href={1} key="k">a</Card> <Steps any />', []],
  [
    'a\n\n<Cards>\n<Card\n  title="T"\n  herf="/" />\n</Cards>',
    [
      'warning docs/en/page.mdx:6:3 `<Card>` takes no `herf`, so it is ignored. Did you mean `href`?',
    ],
  ],
  [
    '<Card tittle="T" />',
    [
      'error docs/en/page.mdx:1:1 `<Card>` needs a `title`. Write `<Card title="…">`.',
      'warning docs/en/page.mdx:1:7 `<Card>` takes no `tittle`, so it is ignored. Did you mean `title`?',
    ],
  ],
  ['<Card {...props} />', []],
  [
    '<Card title="T" size="2" />',
    [
      'warning docs/en/page.mdx:1:17 `<Card>` takes no `size`, so it is ignored. It takes `title`, `href`.',
    ],
  ],
  [
    '<Stars color="red">a</Stars>',
    [
      'warning docs/en/page.mdx:1:8 `<Stars>` takes no `color`, so it is ignored. Remove it.',
      'warning docs/en/page.mdx:1:1 `<Stars>` takes no children, so they are ignored. Remove them.',
    ],
  ],
  [
    '<Badge type="succes" /> <Badge type={"none"} text="a" />',
    [
      'error docs/en/page.mdx:1:8 `<Badge>` has no `type` "succes". Did you mean "success"? It can be `tip`, `success`.',
      'error docs/en/page.mdx:1:32 `<Badge>` has no `type` "none". It can be `tip`, `success`.',
    ],
  ],
  [
    '<Tabs />',
    ['error docs/en/page.mdx:1:1 `<Tabs>` needs children. Write them between its tags.'],
  ],
  [
    '{[1].map((Steps) => <p>\n<Steps to="1" /><Card title="T" hrev="/" /></p>)}',
    [
      'warning docs/en/page.mdx:2:33 `<Card>` takes no `hrev`, so it is ignored. Did you mean `href`?',
    ],
  ],
])('props are compared with those of the component: %s', async (source, expected) => {
  const { components, problems } = await compileText(source);
  expect(problems).toEqual([]);
  const known = components.filter(({ name }) => Object.hasOwn(names.components, name));
  const found = checkNames([{ components: known, imports: [] }], names);
  expect(
    problemLines({ problems: found }).map((line, index) => `${line} ${found[index]?.fix}`),
  ).toEqual(expected);
});
