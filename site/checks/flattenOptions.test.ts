import { expect, test } from 'vitest';
import { flattenOptions } from './flattenOptions.ts';

test('options are listed by their paths', () => {
  const options = {
    a: true,
    b: { c: 'x', d: undefined, e: {} },
    f: [1, 'y', /z/],
    g: Array.from({ length: 80 }, (_, index) => index),
    h: () => 1,
    i: '/home/kit/src',
    p: '/home/node_modules/kit',
    j: { k: { l: { m: { n: { o: 1 } } } } },
  };
  expect(flattenOptions(options, '/home/kit')).toEqual({
    a: 'true',
    'b.c': `'x'`,
    f: `[1, 'y', /z/]`,
    g: 'a list of 80',
    h: 'a function',
    i: `'./src'`,
    p: `'node_modules/kit'`,
    'j.k.l.m.n': '{ o: 1 }',
  });
});
