import { expect, test } from 'vitest';
import { filesForHosts, type HostSources, listBesideFiles } from './filesForHosts.ts';
import type { Redirect } from './hostFiles.ts';

const redirects: Redirect[] = [
  { from: '/docs/old', to: '/docs/new', status: 301 },
  { from: '/docs/en/*', to: '/docs/:splat', status: 308 },
  { from: '/docs/zh/*', to: '/docs/zh/404.html', status: 404 },
];

/** The files of a site below `/docs/` with 200 pages. */
function filesFor(hosts: HostSources['hosts'], sources: Partial<HostSources> = {}) {
  return filesForHosts({
    ...{ hosts, base: '/docs/', cleanUrls: true, hasRedirectPages: false, redirects },
    csp: "default-src 'none'",
    authored: { headers: '', redirects: '' },
    markdown: Array.from({ length: 200 }, (_, index) => ({
      url: `/docs/${index}`,
      markdownUrl: `/docs/${index}.md`,
    })),
    extensions: ['html', 'js', 'md', 'bin', 'png'],
    configFile: 'site.config.ts',
    ...sources,
  });
}

const many = (count: number, end = ''): Redirect[] =>
  Array.from({ length: count }, (_, index) => ({
    from: `/docs/old/${index}${end}`,
    to: '/docs/new',
    status: 301,
  }));

/** A header for one path. */
const header = (value: string): Pick<HostSources, 'authored'> => ({
  authored: { headers: `/docs/a\n  X-Own: ${value}\n`, redirects: '' },
});

test('without hosts, a rule leads from each page to its Markdown; with Cloudflare, all rules fit', () => {
  const countRules = (text = ''): number => text.match(/^\//gm)?.length ?? 0;
  expect(countRules(filesFor([]).output.get('_headers'))).toBe(202);
  const { output, problems } = filesFor(['cloudflare']);
  expect(countRules(output.get('_headers'))).toBe(2);
  expect(problems).toEqual([]);
});

test('a large site has no rule for each page, since hosts read all of them for each file', () => {
  const linesOf = (count: number): number => {
    const markdown = Array.from({ length: count }, (_, at) => ({
      url: `/docs/${at}`,
      markdownUrl: `/docs/${at}.md`,
    }));
    return filesFor([], { markdown }).output.get('_headers')?.match(/\.md>/g)?.length ?? 0;
  };
  expect([10_000, 10_001].map(linesOf)).toEqual([10_000, 0]);
});

test('exact redirects come first for Cloudflare, also before wildcards of the author', () => {
  const authored = {
    headers: '',
    redirects: '# Mine\n/docs/mine/* /docs/:splat\n/docs/a /docs/b\n',
  };
  const linesFor = (...hosts: HostSources['hosts']) =>
    filesFor(hosts, { authored }).output.get('_redirects')?.trim().split('\n');
  const exact = ['/docs/a /docs/b 301', '/docs/old /docs/new 301'];
  const wild = ['/docs/mine/* /docs/:splat 301', '/docs/en/* /docs/:splat 308'];
  expect(linesFor('cloudflare')).toEqual([...exact, ...wild]);
  expect(linesFor('cloudflare', 'netlify')).toEqual([
    ...exact,
    ...wild,
    '/docs/zh/* /docs/zh/404.html 404',
  ]);
  expect(linesFor('netlify')?.[0]).toBe('# Mine');
});

test.each<[string, HostSources['hosts'], Partial<HostSources>]>([
  [
    '100 rules in `_headers`, but there are 101',
    ['cloudflare'],
    {
      authored: {
        headers: Array.from({ length: 99 }, (_, index) => `/${index}\n  X-Own: 1\n`).join(''),
        redirects: '',
      },
    },
  ],
  [
    '2,000 characters in a line of `_headers`, but there are 2,007',
    ['cloudflare'],
    header('x'.repeat(2000)),
  ],
  [
    '2,000 redirects without wildcards, but there are 2,001',
    ['cloudflare'],
    { redirects: many(2001) },
  ],
  [
    '100 redirects with wildcards, but there are 101',
    ['cloudflare'],
    { redirects: many(101, '/*') },
  ],
  [
    '1,000 characters in a line of `_redirects`, but there are 1,013',
    ['cloudflare'],
    { redirects: [{ from: '/a', to: `/${'b'.repeat(1005)}`, status: 301 }] },
  ],
  ['2,048 redirects, but there are 2,049', ['vercel'], { redirects: many(2049) }],
  ['4,096 characters in a header, but there are 4,097', ['vercel'], header('x'.repeat(4097))],
  ['4,000 characters in a header, but there are 4,001', ['nginx'], header('x'.repeat(4001))],
  ['0 `$` in headers, but there are 1', ['nginx'], header('$1')],
])('passing a limit is an error: %s', (end, hosts, sources) => {
  const { problems } = filesFor(hosts, sources);
  expect(problems.map(({ severity, message, file }) => `${severity} ${file}: ${message}`)).toEqual([
    `error site.config.ts: \`hosts\` has "${hosts[0]}", which reads at most ${end}.`,
  ]);
  // No other host has this limit.
  expect(filesFor(['netlify', 'github', 'caddy'], sources).problems).toEqual([]);
});

test('Vercel gets the same rules in its own words', () => {
  const { output } = filesFor(['vercel'], {
    ...{ cleanUrls: false, base: '/' },
    redirects: [
      { from: '/a+b/:id/*', to: '/new/:id/:splat?q#h', status: 307 },
      { from: '/*', to: '/index.html', status: 200 },
    ],
  });
  expect(JSON.parse(output.get('vercel.json') ?? '')).toEqual({
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: false,
    headers: [
      {
        source: '/:splat(.*)',
        headers: [
          { key: 'Content-Security-Policy', value: "default-src 'none'; frame-ancestors 'self'" },
          { key: 'X-Content-Type-Options', value: 'nosniff' },
          { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
        ],
      },
      {
        source: '/hashed/:splat(.*)',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
      },
    ],
    redirects: [
      { source: '/a\\+b/:id/:splat(.*)', destination: '/new/:id/:splat?q#h', statusCode: 307 },
    ],
    rewrites: [{ source: '/:splat(.*)', destination: '/index.html' }],
  });
});

test('configurations of servers are written beside the output', () => {
  const hosts = ['nginx', 'caddy', 'vercel'] as const;
  const { output, beside } = filesFor(hosts);
  expect([...output.keys()]).toEqual(['_headers', '_redirects', 'vercel.json']);
  expect([...beside.keys()].map((ending) => `/site/dist${ending}`)).toEqual(
    listBesideFiles('/site/dist', hosts),
  );
  const rules = beside.get('.nginx-rules.conf')?.replace(/^/gm, '  ').trimEnd();
  expect(beside.get('.nginx.conf')).toContain(rules);
});

test('what servers take for their own signs in a redirect is encoded', () => {
  const { beside } = filesFor(['nginx', 'caddy'], {
    redirects: [{ from: '/docs/a.b/:id/*', to: '/docs/$x{y}/:id/:splat#z', status: 302 }],
  });
  expect(beside.get('.nginx.conf')).toContain('{ return 302 "/docs/%24x%7By%7D/$1/$2$3#z"; }');
  expect(beside.get('.Caddyfile')).toContain(
    '"/docs/%24x%7By%7D/{re.redirect0.1}/{re.redirect0.2}{re.redirect0.3}#z" 302',
  );
});

test('where pages stand in for redirects, servers redirect before they look for files, but rewrite after', () => {
  const rewrite = { from: '/docs/*', to: '/docs/index.html', status: 200 };
  const { beside } = filesFor(['nginx', 'caddy'], {
    hasRedirectPages: true,
    redirects: [...redirects, rewrite],
  });
  for (const [ending, moved, files, shown] of [
    ['.nginx.conf', 'return 301 "/docs/new', 'location /docs/', '"/docs/" last;'],
    ['.Caddyfile', 'redir @first0', 'route @file', 'route @redirect'],
  ] as const) {
    const places = [moved, files, shown].map((part) => beside.get(ending)?.indexOf(part) ?? -1);
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  }
});
