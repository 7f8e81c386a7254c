import { expect, test } from 'vitest';
import { siteConfigSchema } from '../config/schema.ts';
import { toUrlRules } from '../config/toUrlRules.ts';
import { checkRedirects } from './checkRedirects.ts';

/** The problems of redirects, written `/from /to`, in a site with the page `/docs/intro`. */
function check(...redirects: string[]): string[] {
  const config = siteConfigSchema.parse({
    title: 'A',
    base: '/base/',
    redirects: redirects.map((line) => ({ from: line.split(' ')[0], to: line.split(' ')[1] })),
  });
  const problems = checkRedirects({
    config,
    configFiles: ['/site/site.config.ts'],
    rules: toUrlRules(config),
    pages: [],
    moved: new Map(),
    routes: new Set(['/docs/intro', '/']),
    publicFiles: new Set(),
  });
  return problems.map(({ message }) => message.replaceAll('/base', ''));
}

test.each([
  ['/a /docs/intro'],
  ['/a /b', '/b /c', '/c /docs/intro'],
  ['/a/* /docs/intro'],
  ['/docs/* /docs/intro'],
  ['/a https://a.example/a'],
  ['/a/* /b/:splat'],
])('ends: %s', (...redirects) => {
  expect(check(...redirects)).toEqual([]);
});

test.each([
  [['/a /a'], ['`redirects[0]` never ends: `/a` → `/a`.']],
  [['/docs/intro /docs/intro'], ['`redirects[0]` never ends: `/docs/intro` → `/docs/intro`.']],
  [
    ['/a /b?x#y', '/b /a'],
    [
      '`redirects[0]` never ends: `/a` → `/b` → `/a`.',
      '`redirects[1]` never ends: `/b` → `/a` → `/b`.',
    ],
  ],
  [
    ['/a/* /a/b/:splat'],
    ['`redirects[0]` never ends: `/a/x` → `/a/b/x` → `/a/b/b/x` → `/a/b/b/b/x` → ….'],
  ],
  [['/%E5%BF%AB /快'], ['`redirects[0]` never ends: `/快` → `/快`.']],
  [
    ['/docs/intro /b'],
    [
      '`redirects[0].from` is "/docs/intro", where the site has a page, which many hosts show instead.',
    ],
  ],
  // The rule that removes the default language from a path is a redirect as well.
  [['/b /en/b'], ['`redirects[0]` never ends: `/b` → `/en/b` → `/b`.']],
])('is reported: %j', (redirects, messages) => {
  expect(check(...redirects)).toEqual(messages);
});

test('reports redirects that cannot be pages if they must be', () => {
  const redirects = [
    { from: '/a/*', to: '/docs/intro' },
    { from: '/b/*', to: '/docs/:splat' },
    { from: '/c', to: '/docs/intro' },
    { from: '/d/:e', to: '/docs/:e' },
  ];
  const messages = [false, true].map((redirectPages) => {
    const config = siteConfigSchema.parse({ title: 'A', redirects, redirectPages });
    const problems = checkRedirects({
      config,
      configFiles: ['/site/site.config.ts'],
      rules: toUrlRules(config),
      pages: [],
      moved: new Map(),
      routes: new Set(['/docs/intro']),
      publicFiles: new Set(),
    });
    return problems.map(({ message }) => message);
  });
  expect(messages).toEqual([
    [],
    [
      '`redirects[0].from` is "/a/*", which no page can stand in for.',
      '`redirects[3].from` is "/d/:e", which no page can stand in for.',
    ],
  ]);
});
