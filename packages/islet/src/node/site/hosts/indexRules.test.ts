import fc from 'fast-check';
import { expect, test } from 'vitest';
import { indexRules } from './indexRules.ts';
import { compilePathPattern } from './pathPattern.ts';

/** Paths and patterns of a few letters, so that many match. */
const path = fc
  .array(fc.constantFrom('a', 'ab', '快'), { maxLength: 3 })
  .map((parts) => `/${parts.join('/')}`);
const pattern = fc
  .tuple(path, fc.constantFrom('', '*', '/*', '/:name', '/:name/a'))
  .map(([start, end]) => (start + end).replace('//', '/'));

test('finds the same rules in the same order as trying all of them', () => {
  fc.assert(
    fc.property(fc.array(pattern, { maxLength: 12 }), path, (patterns, asked) => {
      const rules = patterns.map((from, place) => ({ from: encodeURI(from), place }));
      const tried = rules.filter(({ from }) => compilePathPattern(from)(asked));
      expect(indexRules(rules)(asked)).toEqual(tried);
    }),
  );
});
