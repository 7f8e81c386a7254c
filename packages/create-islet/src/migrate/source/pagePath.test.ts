import { expect, test } from 'vitest';
import { choosePath } from './pagePath.ts';

test.each([
  ['guide/start', 'guide/start'],
  ['/guide/../start/', 'start'],
  ['guide/./start', 'guide/start'],
  ['/', 'index'],
  ['..start', '..start'],
])('the path %j is %j', (wanted, path) => {
  expect(choosePath(wanted, 'own')).toEqual({ path });
});

test.each(['..', '../start', 'guide/../../start', '.', 'a\\..\\b', 'a\0', 'a\uD800'])(
  'a page with the path %j keeps that of its file',
  (wanted) => {
    expect(choosePath(wanted, 'own')).toEqual({ path: 'own', stray: wanted });
  },
);
