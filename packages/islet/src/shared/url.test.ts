import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testRules } from './testRules.ts';
import {
  fileToUrl,
  identifyFile,
  isSafeImageUrl,
  isSafeUrl,
  joinBase,
  resolveHref,
  routeToDataFile,
  routeToHtmlFile,
  routeToUrl,
  splitRoute,
  splitUrl,
  stripDefaultPrefix,
  type UrlRules,
  urlToRoute,
} from './url.ts';

const plain: UrlRules = { ...testRules, base: '/' };
const versioned: UrlRules = { ...plain, defaultVersion: 'v2', versions: ['v2', 'v1'] };
const docs: UrlRules = { ...plain, base: '/docs/' };
const dirty: UrlRules = { ...docs, cleanUrls: false };

describe('identifyFile', () => {
  test.each([
    ['en/index.md', 'index', '/', 'en'],
    ['en/guide/start/index.mdx', 'guide/start/index', '/guide/start/', 'en'],
    ['en/guide/start/quick-start.mdx', 'guide/start/quick-start', '/guide/start/quick-start', 'en'],
    ['zh/index.mdx', 'index', '/zh/', 'zh'],
    ['zh/指南/快速 开始.md', '指南/快速 开始', '/zh/指南/快速 开始', 'zh'],
    [
      'en/guide/start/components/CJS.mdx',
      'guide/start/components/CJS',
      '/guide/start/components/CJS',
      'en',
    ],
    ['en/release.1.0.md', 'release.1.0', '/release.1.0', 'en'],
    ['en/a.html.md', 'a.html', '/a', 'en'],
    ['en/a.html.html.md', 'a.html.html', '/a', 'en'],
  ])('%s', (file, pagePath, routePath, lang) => {
    expect(identifyFile(plain, file)).toEqual({ pagePath, routePath, lang, version: '' });
  });

  test.each([
    ['v2/en/a/index.md', '/a/', 'en', 'v2'],
    ['v2/zh/a.md', '/zh/a', 'zh', 'v2'],
    ['v1/en/a.md', '/v1/a', 'en', 'v1'],
    ['v1/zh/guide/index.md', '/v1/zh/guide/', 'zh', 'v1'],
    ['en/blog/index.md', '/blog/', 'en', 'v2'],
    ['zh/blog/a.md', '/zh/blog/a', 'zh', 'v2'],
  ])('%s, with versions', (file, routePath, lang, version) => {
    expect(identifyFile(versioned, file)).toMatchObject({ routePath, lang, version });
  });

  test.each([
    [plain, 'fr/a.md'],
    [plain, 'a.md'],
    [plain, 'en.md'],
    [plain, 'en/a.txt'],
    [plain, 'en/.md'],
    [plain, 'en/_meta.json'],
    [plain, 'en/_part.md'],
    [plain, 'en/_parts/a.md'],
    [plain, 'v1/en/a.md'],
    [versioned, 'v3/en/a.md'],
    [versioned, 'v1/fr/a.md'],
    [versioned, 'v1/en.md'],
  ])('no page: %#: %o', (rules, file) => {
    expect(identifyFile(rules, file)).toBeNull();
  });
});

describe('routeToUrl', () => {
  test.each([
    [docs, '/', '/docs/'],
    [docs, '/guide/start/', '/docs/guide/start/'],
    [docs, '/guide/start/quick-start', '/docs/guide/start/quick-start'],
    [dirty, '/', '/docs/index.html'],
    [dirty, '/guide/start/', '/docs/guide/start/index.html'],
    [dirty, '/guide/start/quick-start', '/docs/guide/start/quick-start.html'],
    [plain, '/zh/快速 开始', '/zh/%E5%BF%AB%E9%80%9F%20%E5%BC%80%E5%A7%8B'],
    [plain, '/100%/what?/c#', '/100%25/what%3F/c%23'],
    [plain, '//evil.example/', '//evil.example/'],
    [plain, 'https://a.example/b', 'https://a.example/b'],
    [docs, '/../../etc', '/docs/etc'],
    [plain, '/half \ud800', '/half%20%EF%BF%BD'],
  ])('%#: %o', (rules, route, url) => {
    expect(routeToUrl(rules, route)).toBe(url);
  });
});

describe('urlToRoute', () => {
  test.each([
    [docs, '/docs/', '/'],
    [docs, '/docs', '/'],
    [docs, '/docs/index.html', '/'],
    [docs, '/docs/guide/start/', '/guide/start/'],
    [docs, '/docs/guide/start/index', '/guide/start/'],
    [docs, '/docs/guide/start/index.html?a=/b#c', '/guide/start/'],
    [docs, '/docs/a.html', '/a'],
    [docs, '/docs//a///b', '/a/b'],
    [docs, '/docs/./a/../b/.', '/b/'],
    [docs, '/docs/a/..', '/'],
    [docs, '/docs/%E5%BF%AB', '/快'],
    [docs, '/docs/%E5%BF/100%/%20', '/%E5%BF/100%/ '],
    [docs, '/other/../docs/a', '/a'],
    [docs, '/docs/...html', '/'],
    [docs, '/docs/../a', null],
    [docs, '/docs/%2e%2e/a', null],
    [docs, '/docs/%2e%2e%2fa', null],
    [docs, '/docsx', null],
    [docs, '/', null],
    [docs, 'https://a.example/docs/', null],
    [plain, '//a.example/docs/', null],
    [plain, '/a//b', '/a/b'],
  ])('%#: %o', (rules, url, route) => {
    expect(urlToRoute(rules, url)).toBe(route);
  });
});

test.each([
  ['/', 'index.html', 'index.data.bin'],
  ['/a', 'a.html', 'a.data.bin'],
  ['/guide/start/', 'guide/start/index.html', 'guide/start/index.data.bin'],
  ['/404', '404.html', '404.data.bin'],
  ['/../../a', 'a.html', 'a.data.bin'],
])('files of %s', (route, html, data) => {
  expect([routeToHtmlFile(route), routeToDataFile(route)]).toEqual([html, data]);
});

test.each([
  ['/docs/', '/logo.svg', '/docs/logo.svg'],
  ['/docs/', 'a b.png', '/docs/a%20b.png'],
  ['/docs/', '/a%20b.png?x#y', '/docs/a%20b.png?x#y'],
  ['/docs/', '../../a', '/docs/a'],
  ['/docs/', '/%2e%2e/a', '/docs/a'],
  ['/docs/', '#top', '/docs/#top'],
  ['/', 'mailto:a@example.com', 'mailto:a@example.com'],
])('joinBase(%s, %s)', (base, href, url) => {
  expect(joinBase(base, href)).toBe(url);
});

test('fileToUrl encodes a name that looks encoded', () => {
  expect(fileToUrl('/docs/', 'a%20b.data.bin')).toBe('/docs/a%2520b.data.bin');
});

test.each([
  ['a/b?c=d#e', 'a/b', '?c=d', '#e'],
  ['#a?b#c', '', '', '#a?b#c'],
  ['?a?b', '', '?a?b', ''],
  ['a\n?b\n#c\n', 'a\n', '?b\n', '#c\n'],
])('splitUrl(%j)', (href, path, query, hash) => {
  expect(splitUrl(href)).toEqual({ path, query, hash });
});

describe('isSafeUrl and isSafeImageUrl', () => {
  test.each([
    '',
    '/a',
    './a:b',
    '#a:b',
    '?a:b',
    'a/b:c',
    '//a.example/b',
    'http://a.example',
    'HTTPS://a.example',
    ' https://a.example ',
    'mailto:a@example.com',
    'tel:+41441234567',
    '/javascript:alert(1)',
    'javascript%3Aalert(1)',
    '1a:b',
    '\u00a0javascript:alert(1)',
  ])('%j is safe', (href) => {
    expect([isSafeUrl(href), isSafeImageUrl(href)]).toEqual([true, true]);
  });

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://a.example/1',
    'filesystem:https://a.example/1',
    'view-source:https://a.example',
    'about:blank',
    'unknown+scheme.1-2:x',
    'javascript:',
    ' javascript:alert(1)',
    '\u0000\u0001\u001fjavascript:alert(1)',
    '\n\tjava\nscript\r:alert(1)',
    'j\ta\tv\ta\ts\tc\tr\ti\tp\tt\t:alert(1)',
    ' \tjava\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    ' data:image/png,x',
  ])('%j is not', (href) => {
    expect([isSafeUrl(href), isSafeImageUrl(href)]).toEqual([false, false]);
  });

  test.each(['data:image/png;base64,aa', 'DATA:image/svg+xml,<svg/>', 'data:,'])(
    '%j is an image',
    (src) => {
      expect([isSafeUrl(src), isSafeImageUrl(src)]).toEqual([false, true]);
    },
  );

  test('the scheme is the one that a URL parser finds', () => {
    const parts = ['java', 'script', 'data', 'http', 's', ':', '\t', '\n', '\r', '\0', '\x1f', ' '];
    const href = fc
      .array(fc.oneof(fc.constantFrom(...parts, ...parts, '/', '#', '?'), fc.string()))
      .map((texts) => texts.join(''));
    fc.assert(
      fc.property(href, (text) => {
        const base = 'https://a.example/';
        const { protocol } = URL.canParse(text, base)
          ? new URL(text, base)
          : { protocol: 'https:' };
        if (isSafeUrl(text)) expect(protocol).toMatch(/^(?:https?|mailto|tel):$/);
        else expect(protocol).not.toMatch(/^(?:https?|mailto|tel):$/);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('resolveHref', () => {
  test.each([
    ['/guide/start/', './foo.md', '/guide/start/foo'],
    ['/guide/start/', 'foo.mdx#x', '/guide/start/foo', '#x'],
    ['/guide/start/', '../basic/cli.mdx?a#b', '/guide/basic/cli', '?a#b'],
    ['/guide/start/', '..', '/guide/'],
    ['/guide/start/', './', '/guide/start/'],
    ['/guide/start/', './index.mdx', '/guide/start/'],
    ['/a/b', './foo', '/a/foo'],
    ['/a/b', '../foo.html', '/foo'],
    ['/a/b', '.', '/a/'],
    ['/a/b', '#x', '/a/b', '#x'],
    ['/a/b', '?q', '/a/b', '?q'],
    ['/a/b', '', '/a/b'],
    ['/a/b', '/guide/start/index.md#x', '/guide/start/', '#x'],
    ['/a/b', '/guide/start', '/guide/start'],
    ['/a/b', './c%20d.md', '/a/c d'],
    ['/a/b', './100%.md', '/a/100%'],
    ['/a/b', '../../../../x', '/x'],
    ['/a/b', '/en/x', '/x'],
    ['/a/b', '../../zh/x.md', '/zh/x'],
    ['/zh/a/b', '../x.md', '/zh/x'],
    ['/zh/a/b', '../../en/x.md', '/x'],
    ['/a/b', 'https://a.example/x.md#y', 'https://a.example/x.md#y'],
    ['/a/b', '//a.example/x.md', '//a.example/x.md'],
  ])('from %s: %s', (from, href, path, rest = '') => {
    const target = resolveHref(plain, from, href);
    expect([target.path, target.query + target.hash]).toEqual([path, rest]);
  });

  test.each([
    ['/v1/a', '../zh/b.md', '/v1/zh/b'],
    ['/v1/zh/a', '../../v2/en/b.md', '/b'],
    ['/a', '../../v1/en/b.md', '/v1/b'],
    ['/a', '/v2/zh/b', '/zh/b'],
  ])('with versions, from %s: %s', (from, href, path) => {
    expect(resolveHref(versioned, from, href).path).toBe(path);
  });
});

test.each([
  ['/', 'v2', 'en', '/'],
  ['/zh', 'v2', 'zh', '/'],
  ['/zh/', 'v2', 'zh', '/'],
  ['/zhong/', 'v2', 'en', '/zhong/'],
  ['/v1/zh/guide/', 'v1', 'zh', '/guide/'],
  ['/zh/v1/', 'v2', 'zh', '/v1/'],
  ['/v1/a/zh', 'v1', 'en', '/a/zh'],
])('splitRoute(%s)', (route, version, lang, path) => {
  expect(splitRoute(versioned, route)).toEqual({ version, lang, path });
});

test.each([
  ['/en/guide', '/guide'],
  ['/en', '/'],
  ['/v2', '/'],
  ['/v2/en/guide/', '/guide/'],
  ['/v2/zh/guide', '/zh/guide'],
  ['/v1/en/guide', '/v1/guide'],
  ['/en/en/guide', '/guide'],
  ['/zh/guide', '/zh/guide'],
  ['/enough', '/enough'],
])('stripDefaultPrefix(%s)', (route, stripped) => {
  expect(stripDefaultPrefix(versioned, route)).toBe(stripped);
});
