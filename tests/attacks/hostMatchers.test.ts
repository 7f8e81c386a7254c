import { expect, test } from 'vitest';
import { hostMatchers } from './hostMatchers.ts';

const rules = [
  { from: '/en/*', to: '/:splat', status: 301 },
  { from: '/old/:name', to: '/new/:name?a', status: 301 },
  { from: '/old/b', to: '/b', status: 301 },
];

test.each([
  ['/en/guide', ['/guide', '/guide', '/guide']],
  ['/en', ['/', null, '/']],
  ['/en//evil.example', ['//evil.example', '//evil.example', '//evil.example']],
  ['/en/\\evil.example', ['/\\evil.example', '//evil.example', '/\\evil.example']],
  ['/en/%2fevil.example', ['/%2fevil.example', '/%2fevil.example', '//evil.example']],
  ['/old/a', ['/new/a?a', '/new/a?a', '/new/a?a']],
  ['/old/a/', ['/new/a?a', null, '/new/a?a']],
  ['/old/b', ['/new/b?a', '/b', '/new/b?a']],
  ['/older', [null, null, null]],
])('where hosts lead %s', (path, targets) => {
  expect(Object.values(hostMatchers).map((findTarget) => findTarget(rules, path))).toEqual(targets);
});
