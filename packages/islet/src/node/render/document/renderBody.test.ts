import { expect, test } from 'vitest';
import type { AppState } from '#client/context.ts';
import { noHosts } from '../../site/policy/allowedHosts.ts';
import { renderBody } from './renderBody.ts';
import { SiteError } from './siteError.ts';

const page = { routePath: '/a', lang: 'en', version: '' };
const place = { file: 'docs/en/a.mdx', line: 3, column: 1, lastLine: 5 };
const context = {
  base: '/docs/',
  allowedHostsOf: () => noHosts,
  resolveComponentUrl: (_: unknown, url: string) => ({
    from: page,
    href: url.replace(/^\/docs/, ''),
    url: url.includes('gone') ? null : `/docs${url.replace(/^\/docs/, '')}`,
  }),
};

/** Renders a page that consists of one JSX root with this HTML. */
async function render(
  root: string | Error,
  told: { hrefs?: string[]; messages?: string[]; line?: number } = {},
) {
  const { hrefs = [], messages = [], line = place.line } = told;
  const { html, problems, links } = await renderBody({
    record: {
      body: ['<div>', 0, '</div>'],
      program: { code: '', places: [place] },
      links: hrefs.map((href) => ({ href, kind: 'link' as const, ...place })),
      problems: messages.map((message) => ({
        severity: 'warning' as const,
        message,
        fix: '',
        file: place.file,
        line,
      })),
    },
    runtime: { renderProgram: async () => [root] },
    state: { page } as AppState,
    context,
  });
  return {
    html: html.replace(/^<div>|<\/div>$/g, ''),
    problems: problems.map(({ severity, message, line }) => `${severity} ${line} ${message}`),
    links: links.flatMap((source) => source.links.map(({ href, kind }) => `${kind} ${href}`)),
  };
}

test.each([
  ['<a href="/b">b</a>', '<a href="/docs/b">b</a>', ['link /b']],
  ['<a href="/docs/b">b</a>', '<a href="/docs/b">b</a>', ['link /b']],
  ['<img src="/b.png"/>', '<img src="/docs/b.png"/>', ['image /b.png']],
  ['<a href="/gone">b</a>', '<a href="/gone">b</a>', ['link /gone']],
  // Files of the bundler exist, and other sites aren't checked.
  ['<img src="/docs/hashed/b.png"/>', '<img src="/docs/hashed/b.png"/>', []],
  ['<a href="https://example.com">', '<a href="https://example.com">', []],
  ['<a id="b">', '<a id="b">', []],
])('%s', async (root, html, links) => {
  expect(await render(root)).toEqual({ html, problems: [], links });
});

test('an island has to know the base itself, since the browser renders it again', async () => {
  const root = '<islet-island><a href="/b">b</a><a href="/docs/b"></a></islet-island>';
  expect(await render(root)).toEqual({
    html: root,
    problems: [
      'error 3 The URL `/b` of a component that runs in the browser lacks the base `/docs/`.',
    ],
    links: ['link /b', 'link /b'],
  });
});

test('reports what the policy blocks and what fails, but nothing twice', async () => {
  const message = '`<p>` has a `style` attribute, which the Content-Security-Policy blocks.';
  expect((await render('<p style="color:red"></p>')).problems).toEqual([`warning 3 ${message}`]);
  expect((await render('<p style="color:red"></p>', { messages: [message] })).problems).toEqual([]);
  // The same in another part of the page is reported.
  for (const line of [2, 6]) {
    const { problems } = await render('<p style="color:red"></p>', { messages: [message], line });
    expect(problems).toEqual([`warning 3 ${message}`]);
  }
  expect((await render('<iframe src="https://a.example/"></iframe>')).problems).toEqual([
    'warning 3 The frame `https://a.example/` is on another host, which the Content-Security-Policy blocks.',
  ]);
  expect((await render('<a href="/gone">', { hrefs: ['/gone'] })).links).toEqual([]);
  expect((await render('<a href="vbscript:x">')).problems).toEqual([
    'error 3 The `href` of `<a>` is "vbscript:x", which is not safe to open.',
  ]);
  expect((await render(new Error('no'))).problems).toEqual([
    'error 3 Rendering this JSX failed: no',
  ]);
  const ofPart = new SiteError('no', { file: 'Part.tsx', line: 7 });
  expect((await render(ofPart)).problems).toEqual([
    'error 7 Rendering `docs/en/a.mdx:3` failed here: no',
  ]);
});
