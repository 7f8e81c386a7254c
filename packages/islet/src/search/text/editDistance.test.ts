import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countMissing, createEditDistance, lettersOf } from './editDistance.ts';

/** The textbook definition (optimal string alignment). */
function countEdits(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const [restA, restB] = [a.slice(1), b.slice(1)];
  const choices = [
    countEdits(restA, b) + 1,
    countEdits(a, restB) + 1,
    countEdits(restA, restB) + (a[0] === b[0] ? 0 : 1),
  ];
  if (a[0] === b[1] && a[1] === b[0] && a.length > 1 && b.length > 1) {
    choices.push(countEdits(a.slice(2), b.slice(2)) + 1);
  }
  return Math.min(...choices);
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 6 });
const limits = fc.integer({ min: 0, max: 3 });

test('gives the same distance as the definition, up to the limit', () => {
  fc.assert(
    fc.property(word, word, limits, (typed, other, limit) => {
      const edits = countEdits(typed, other);
      const expected = edits <= limit ? { edits, length: other.length } : null;
      expect(createEditDistance(typed, false)(other, limit)).toEqual(expected);
    }),
  );
});

test('finds the most similar start of a word', () => {
  fc.assert(
    fc.property(word, word, limits, (typed, other, limit) => {
      const starts = Array.from(other, (_, at) => other.slice(0, at + 1));
      const edits = Math.min(...starts.map((start) => countEdits(typed, start)));
      const found = createEditDistance(typed, true)(other, limit);
      expect(found?.edits ?? null).toBe(edits <= limit ? edits : null);
      if (found) expect(countEdits(typed, other.slice(0, found.length))).toBe(edits);
    }),
  );
});

test('the number of missing letters is at most the distance', () => {
  fc.assert(
    fc.property(word, word, (typed, other) => {
      const missing = countMissing(lettersOf(typed), lettersOf(other));
      expect(missing).toBeLessThanOrEqual(countEdits(typed, other));
    }),
  );
  expect(countMissing(lettersOf('cab'), lettersOf('ax'))).toBe(2);
});
