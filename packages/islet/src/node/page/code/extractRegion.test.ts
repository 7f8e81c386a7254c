import { expect, test } from 'vitest';
import { extractLines, extractRegion } from './extractRegion.ts';

const source = `const a = 1;
  // #region lib
  const b = 2;
    const c = 3;
  // #region inner
  const d = 4;
  // #endregion
  // #endregion lib
<!-- #region html -->
<p></p>
<!-- #endregion -->
# region shell
npm run build
# endregion
// #region open
rest`;

test.each([
  ['lib', 'const b = 2;\n  const c = 3;\nconst d = 4;'],
  ['inner', 'const d = 4;'],
  ['html', '<p></p>'],
  ['shell', 'npm run build'],
  ['open', null],
  ['missing', null],
])('%s', (name, expected) => {
  expect(extractRegion(source, name)).toBe(expected);
});

test.each([
  ['L1', 'a'],
  ['L2-L3', 'b\nc'],
  ['L2-3', null],
  ['L3-L2', null],
  ['L4', null],
  ['L0', null],
  ['Line', null],
])('lines %s', (range, expected) => {
  expect(extractLines('a\nb\nc\n', range)).toBe(expected);
});

test('lines lose the indentation they share', () => {
  expect(extractLines('{\n  a: {\n    b\n  }\n}', 'L2-L4')).toBe('a: {\n  b\n}');
});
