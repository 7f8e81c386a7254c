import { expect, test } from 'vitest';
import { countFences } from './countFences.ts';
import { fence, fencesOf } from './testing.ts';

test('fences are counted by how they are proved', async () => {
  const page = [
    fence('ts', 'a;'),
    fence('ts prelude="p" throws="TS2304"', 'b;'),
    fence('json', '{}'),
    fence('bash', 'ls'),
    fence('ts file="a.ts"', ''),
    fence('text', 'a'),
    fence('js title="dist/a.js"', 'a;'),
    fence('text', 'b'),
  ].join('\n');
  expect(countFences(await fencesOf(page))).toBe(
    '8 fences: 2 type-checked, 1 quoted from a file, 1 parsed data and markup, 1 parsed commands, 3 unproved; ' +
      '1 with a prelude, 1 deliberate errors\n' +
      'Unproved: 2 text, 1 js in dist',
  );
});
