import { expect, test } from 'vitest';
import type { IndexContent } from '#search/index/planIndex.ts';
import { listTransferred, packAnswer, unpackAnswer } from './threadAnswers.ts';

test.each([
  ['compile', [{ routePath: '/a', problems: [] }]],
  ['textsOf', ['[]', '["文"]']],
  ['openOutput', null],
] as const)('an answer of %s arrives as it was given, as one text', (method, value) => {
  const answer = packAnswer(method, value);
  expect(answer).toEqual({ json: JSON.stringify(value), numbers: null });
  expect(unpackAnswer(structuredClone(answer))).toEqual(value);
  expect(listTransferred(answer)).toEqual([]);
});

test('the numbers of an index are moved to the other thread, and not copied', () => {
  const content: IndexContent = {
    pages: [
      { routePath: '/a', title: 'A', tags: [], sections: [], things: [], summary: '', textSize: 2 },
    ],
    postings: { terms: ['a'], starts: Uint32Array.of(0, 1), values: Uint32Array.of(16) },
  };
  const given = structuredClone(content);
  const answer = packAnswer('indexPages', content);
  const moved = listTransferred(answer);
  const arrived = structuredClone(answer, { transfer: moved });
  expect(unpackAnswer(arrived)).toEqual(given);
  expect(moved.map(({ byteLength }) => byteLength)).toEqual([0, 0]);
});
