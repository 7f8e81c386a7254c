import { expect, test } from 'vitest';
import { answerable, judge, judgeSections } from './judge.mjs';

const queries = [
  { q: 'a', kind: 'x', page: '/a' },
  { q: 'b', kind: 'x', page: '/b', alsoOk: ['/c'] },
  { q: 'c', kind: 'x', page: '/d' },
  { q: 'd', kind: 'x', page: '/d' },
];

test('counts the rank of the first right page', () => {
  const wrong = Array.from({ length: 10 }, (_, at) => `/wrong${at}`);
  const answers = [['/a'], ['/x', '/c', '/b'], [...wrong, '/d'], []];
  expect(judge(queries, answers)).toEqual({
    queries: 4,
    mrr: 1.5 / 4,
    success1: 0.25,
    success3: 0.5,
    success7: 0.5,
    none: 1,
  });
});

test('counts the rank of the first right section', () => {
  const questions = [
    { q: 'a', section: '/a#one' },
    { q: 'b', section: '/b', alsoOk: ['/c#two'] },
  ];
  const answers = [['/a', '/a#two', '/b', '/a#one'], ['/c#two']];
  expect(judgeSections(questions, answers)).toEqual({ questions: 2, first: 0.5, firstThree: 0.5 });
  expect(judgeSections(questions, [['/a#one'], ['/c', '/b']])).toMatchObject({ firstThree: 1 });
});

test('leaves out queries that no page answers', () => {
  expect(answerable(queries, ['/a', '/c']).map(({ q }) => q)).toEqual(['a', 'b']);
});
