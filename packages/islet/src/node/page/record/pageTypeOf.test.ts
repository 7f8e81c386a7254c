import { expect, test } from 'vitest';
import { pageTypeOf } from './pageTypeOf.ts';

test.each([
  ['404', undefined, '404'],
  ['404', 'custom', 'custom'],
  ['guide/404', undefined, 'doc'],
  ['index', undefined, 'doc'],
  ['index', 'home', 'home'],
] as const)('%s that says %s is %s', (pagePath, pageType, expected) => {
  expect(pageTypeOf({ pagePath }, { pageType })).toBe(expected);
});
