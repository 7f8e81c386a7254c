import { expect, test } from 'vitest';
import { findExportFaults } from './findExportFaults.ts';
import { packageLabels } from './packageLabels.ts';
import type { JsonValue } from './resolvePackage.ts';

const late = '`types` has to come first: TypeScript takes the first condition that applies.';

test.each<[title: string, exports: JsonValue, expected: string[]]>([
  ['nothing wrong', { types: './dist/a.d.ts', import: './dist/a.js' }, []],
  ['types too late', { import: './dist/a.js', types: './dist/types/a.d.ts' }, [late]],
  ['types late, but beside the script', { import: './dist/a.js', types: './dist/a.d.ts' }, []],
  [
    'types in each condition',
    { import: { types: './dist/a.d.ts', default: './dist/a.js' }, types: './dist/b.d.ts' },
    [],
  ],
  [
    'after default',
    { '.': { default: './dist/a.js', import: './dist/b.js' } },
    ['`import` comes after `default`, which always applies, so it is never chosen.'],
  ],
  ['not published', { '.': './src/a.js' }, ['`files` leaves out `./src/a.js`.']],
  ['a pattern', { './*': './dist/*.js', './all/*': './*' }, []],
  [
    'a pattern that is not published',
    { './*': './src/*.js' },
    ['`files` leaves out `./src/*.js`.'],
  ],
  ['no relative path', { '.': 'dist/a.js' }, ['`dist/a.js` has to begin with `./`.']],
])('%s', (_, exports, expected) => {
  const found = findExportFaults({ exports, files: ['dist'] }, packageLabels('en'));
  expect(found.map(({ text }) => text)).toEqual(expected);
});
