import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { hashScript } from '../policy/composePolicy.ts';
import { redirectPages } from './redirectPages.ts';

const pageUrls = ['/base/', '/base/guide/', '/base/guide/a%20b', '/base/guide/start/c'];
const site = { base: '/base/', cleanUrls: true, pageUrls, origin: 'https://a.example' };

/** The files of the pages and where they lead. */
function lead(line: string, { cleanUrls = true } = {}): string[] {
  const [from = '', to = '', status] = line.split(' ');
  const pages = redirectPages([{ from, to, status: Number(status) }], { ...site, cleanUrls });
  return Array.from(pages, ([file, html]) => `${file} ${/url=([^"]*)/.exec(html)?.[1]}`);
}

test.each([
  ['/base/old /base/guide/ 301', ['old.html /base/guide/']],
  ['/base/old/ /base/guide/ 302', ['old/index.html /base/guide/']],
  [
    '/base/old.html https://b.example/?a=1&b=2#c 308',
    ['old.html https://b.example/?a=1&amp;b=2#c'],
  ],
  ['/base/%E5%BF%AB /base/ 301', ['快.html /base/']],
  [
    '/base/old/* /base/guide/:splat 301',
    [
      'old/index.html /base/guide/',
      'old/a b.html /base/guide/a%20b',
      'old/start/c.html /base/guide/start/c',
    ],
  ],
  ['/base/old/* /base/guide/ 301', []],
  ['/base/old/:name /base/guide/:name 301', []],
  ['/base/* /base/404.html 404', []],
  ['/base/* /base/index.html 200', []],
])('%s', (line, expected) => {
  expect(lead(line)).toEqual(expected);
});

test('a host that finds only files and folders finds the page of an address without extension', () => {
  expect(lead('/base/old /base/ 301', { cleanUrls: false })).toEqual(['old/index.html /base/']);
  expect(lead('/base/old.html /base/ 301', { cleanUrls: false })).toEqual(['old.html /base/']);
});

test('the first rule for an address wins, and its page leads on, also by a link', () => {
  const redirects = [
    { from: '/base/a', to: '/base/?"<b>', status: 301 },
    { from: '/base/a', to: '/base/guide/', status: 301 },
  ];
  const html = redirectPages(redirects, site).get('a.html') ?? '';
  const url = '/base/?&quot;&lt;b&gt;';
  expect(html).toContain(`<meta http-equiv="refresh" content="0; url=${url}">`);
  expect(html).toContain('<link rel="canonical" href="https://a.example/base/?%22%3Cb%3E">');
  expect(html).toContain(`<a href="${url}">${url}</a>`);
  const [, script = ''] = /<script>(.*)<\/script>/.exec(html) ?? [];
  expect(html).toContain(`default-src 'none'; script-src ${hashScript(script)}`);
  const errors: string[] = [];
  parse(html, { onParseError: ({ code }) => errors.push(code) });
  expect(errors).toEqual([]);
});

test.each([
  ['https://a.example/guide', 'https://a.example/guide?q=1#part'],
  ['https://a.example/guide?a=b', 'https://a.example/guide?a=b#part'],
  ['https://a.example/guide#own', 'https://a.example/guide?q=1#own'],
])('the page of a redirect to %s leads on with what readers ask for', (target, expected) => {
  const html =
    redirectPages([{ from: '/base/a', to: target, status: 301 }], site).get('a.html') ?? '';
  const [, script = ''] = /<script>(.*)<\/script>/.exec(html) ?? [];
  const shown: string[] = [];
  const replace = (url: URL) => shown.push(url.href);
  const globals = {
    document: { links: [new URL(target)] },
    location: { search: '?q=1', hash: '#part', replace },
  };
  new Function(...Object.keys(globals), script)(...Object.values(globals));
  expect(shown).toEqual([expected]);
});
