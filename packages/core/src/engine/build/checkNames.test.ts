import { expect, test } from 'vitest';
import { checkNames } from './checkNames.ts';

const names = {
  components: ['Steps'],
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
      'The module `@acme/gone` cannot be found. Install the package, or write the path of a file with `./` in front.',
    ],
  ],
  // The bundler has told of these two with their own place.
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
  const used = ['Steps', 'Step', 'Chart'].map((name) => ({ name, ...place }));
  expect(checkNames([{ components: used, imports: [] }], names).map(({ fix }) => fix)).toEqual([
    'Did you mean `<Steps>`? Otherwise import it from a file.',
    "Import it, as in `import Chart from './Chart.tsx'`.",
  ]);
});
