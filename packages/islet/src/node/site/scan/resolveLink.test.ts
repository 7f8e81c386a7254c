import { describe, expect, test } from 'vitest';
import { testRules } from '#shared/testRules.ts';
import type { UrlRules } from '#shared/url.ts';
import { resolveLink, resolvePage } from './resolveLink.ts';

const rules: UrlRules = { ...testRules, defaultVersion: 'v2', versions: ['v2', 'v1'] };
const routes = new Set([
  '/',
  '/guide/',
  '/guide/start/',
  '/guide/start/快速',
  '/guide/solution',
  '/en-only',
  '/latest-only',
  '/zh/',
  '/zh/guide/',
  '/zh/guide/start/',
  '/v1/guide/',
  '/v1/en-only',
  '/v1/zh/guide/',
  '/guide/en/x',
  '/zh/guide/en/x',
]);

const targets = { rules, routes, files: new Set<string>() };

function resolve(from: string, href: string): string | null {
  const [, version = 'v2', lang = 'en'] = /^(?:\/(v1))?(?:\/(zh))?(?=\/)/.exec(from) ?? [];
  return resolveLink(targets, { routePath: from, lang, version }, href)?.url ?? null;
}

describe('resolveLink', () => {
  test.each([
    ['of the same language', '/zh/guide/', '/guide/start/', '/docs/zh/guide/start/'],
    ['only in the default language', '/zh/guide/', '/en-only', '/docs/en-only'],
    ['relative, only in the default language', '/zh/guide/', '../en-only.md', '/docs/en-only'],
    ['relative to another language', '/zh/guide/', '../../en/guide/', '/docs/guide/'],
    ['naming the default language', '/zh/guide/', '/en/guide/', '/docs/guide/'],
    ['naming a language', '/guide/', '/zh/guide/', '/docs/zh/guide/'],
    ['of the same version', '/v1/guide/', '/guide/', '/docs/v1/guide/'],
    ['of the same version, default language', '/v1/zh/guide/', '/en-only', '/docs/v1/en-only'],
    ['naming a language, same version', '/v1/guide/', '/zh/guide/', '/docs/v1/zh/guide/'],
    ['naming a version, same language', '/zh/guide/', '/v1/guide/', '/docs/v1/zh/guide/'],
    ['naming the default version', '/v1/guide/', '/v2/guide/', '/docs/guide/'],
    ['only in the default version', '/v1/zh/guide/', '/latest-only', '/docs/latest-only'],
    ['only looking like it names a language', '/zh/guide/', '/guide/en/x', '/docs/zh/guide/en/x'],
    ['without its slash', '/', '/guide/start', '/docs/guide/start/'],
    ['with an extra slash', '/', '/guide/solution/', '/docs/guide/solution'],
    ['to a source file', '/guide/start/', './快速.mdx', '/docs/guide/start/%E5%BF%AB%E9%80%9F'],
    ['with query and hash', '/', '/guide/?a=b#c', '/docs/guide/?a=b#c'],
    ['of a hash alone', '/zh/guide/', '#c', '/docs/zh/guide/#c'],
    ['of letters that were typed apart', '/', '/guide/#cafe\u0301', '/docs/guide/#caf%C3%A9'],
    ['of a hash as it is', '/', '/guide/#A.__b__(c)', '/docs/guide/#A.__b__(c)'],
    ['dead', '/zh/guide/', '/nowhere', null],
    ['external', '/', 'https://a.example/guide/', 'https://a.example/guide/'],
  ])('%s', (_, from, href, url) => {
    expect(resolve(from, href)).toBe(url);
  });

  test.each([
    ['its file', '/guide/', './old.md', '/docs/start'],
    ['its file, from a page with a slug', '/start', './solution.md', '/docs/guide/solution'],
    ['itself', '/start', './old.md#a', '/docs/start#a'],
    ['its address', '/', '/start', '/docs/start'],
    ['its former address', '/', '/guide/old', '/docs/start'],
    ['its former address, which another page has', '/', '/guide/taken', '/docs/guide/taken'],
    ['its file, whose address another page has', '/', '/guide/taken.md', '/docs/guide/other'],
    ['its file in another language', '/zh/guide/', './taken.md', '/docs/zh/guide/other'],
    ['the file of an index', '/start', '../lib/README.md', '/docs/lib/'],
    ['the folder of an index', '/start', '../lib/', '/docs/lib/'],
    ['a file beside an index', '/lib/', '../guide/old.md', '/docs/start'],
  ])('to a page with another address than its file by %s', (_, routePath, href, url) => {
    const moved = new Map([
      ['/guide/old', '/start'],
      ['/guide/taken', '/guide/other'],
      ['/zh/guide/taken', '/zh/guide/other'],
      ['/lib/README', '/lib/'],
    ]);
    const all = new Set([...routes, ...moved.values(), '/guide/taken']);
    const lang = routePath.startsWith('/zh') ? 'zh' : 'en';
    const from = { routePath, lang, version: 'v2' };
    expect(resolveLink({ ...targets, routes: all, moved }, from, href)?.url).toBe(url);
  });

  test('gives route and hash', () => {
    const from = { routePath: '/', lang: 'en', version: 'v2' };
    expect(resolvePage(targets, from, '/guide/start?q#a')).toEqual({
      url: '/docs/guide/start/?q#a',
      route: '/guide/start/',
      hash: '#a',
    });
  });
});

test('the routes of pages with a slug are read once for all links', () => {
  let reads = 0;
  class Counted extends Map<string, string> {
    override [Symbol.iterator]() {
      reads++;
      return super[Symbol.iterator]();
    }
  }
  const moved = new Counted([['/guide/old', '/guide/start/']]);
  const from = { routePath: '/guide/start/', lang: 'en', version: 'v2' };
  for (const href of ['./solution', './start/', '/en-only']) {
    expect(resolveLink({ ...targets, moved }, from, href)).not.toBeNull();
  }
  expect(reads).toBe(1);
});
