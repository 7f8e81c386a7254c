import { expect, test } from 'vitest';
import { isSafeTarget } from './isSafeTarget.ts';

test.each([
  '/',
  '/a?b=\\c#d',
  '/a/:splat',
  '/a:splat',
  '/a%2f:splat',
  '/%C3%A9/:splat',
  '/100%/:splat',
  '/a/../b/:splat',
  '/posts/:id?year=:year',
  '/?page=:splat',
  'https://a.example',
  'https://a.example/:splat',
  'https://a.example:8080/a/:b',
  'https://a.example//b',
])('%s leads where it says', (target) => {
  expect(isSafeTarget(target)).toBe(true);
});

test.each([
  '/:splat',
  '/:name',
  '/:name/a',
  '/./:splat',
  '/a/../:splat',
  '//a.example',
  '/\\a.example',
  '/a\\b',
  '/.//a.example',
  '/a/..//a.example',
  '/%2f:splat',
  '/%5C:splat',
  '/%2e/:splat',
  '/%2F/a.example',
  'https://a.example:splat',
  'https://a.example.:splat',
  'https://:splat',
  'https://:name/a',
  'https://:user@a.example/',
  'https:/:splat',
])('%s may lead anywhere', (target) => {
  expect(isSafeTarget(target)).toBe(false);
});
