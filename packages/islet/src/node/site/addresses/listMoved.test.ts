import { expect, test } from 'vitest';
import { siteRedirects } from '../hosts/siteRedirects.ts';
import { movedByRoute } from './listMoved.ts';
import { createSite, siteOptions } from './testing.ts';

const pages = ['/a y', '/b z', '/guide/ x', '/zh/安装 步骤'];

test.each([
  { cleanUrls: true, page: '/docs/b', index: '/docs/guide/', old: '/docs/old' },
  {
    cleanUrls: false,
    page: '/docs/b.html',
    index: '/docs/guide/index.html',
    old: '/docs/old.html',
  },
])(
  'anchors and pages lead to current URLs, clean: $cleanUrls',
  ({ cleanUrls, page, index, old }) => {
    const lines = [
      '/a#same -> /a#y',
      '/a#page -> /b#z',
      '/a#twice -> /a#same',
      '/a#file -> /spec.pdf',
      '/a#site -> https://example.com/快#x',
      '/a#top -> /a',
      '/old -> /a',
      '/old#ü -> /guide#x',
      '/older -> /old',
      '/older#w -> /zh/安装#步骤',
      '/v1/x -> /b#z',
    ];
    const { site } = createSite(pages, lines, { ...siteOptions, cleanUrls });
    const moved = movedByRoute(site, [{ routePath: '/b', title: 'B' }]);
    const html = cleanUrls ? '' : '.html';
    expect([...moved.keys()]).toEqual(['/a']);
    expect(moved.get('/a')?.map(({ anchor, url, text }) => `${anchor} ${url} ${text}`)).toEqual([
      'same #y #y',
      `page ${page}#z B`,
      'twice #y #y',
      'file /docs/spec.pdf /docs/spec.pdf',
      'site https://example.com/%E5%BF%AB#x https://example.com/%E5%BF%AB#x',
      `ü ${index}#x ${index}#x`,
      `w /docs/zh/%E5%AE%89%E8%A3%85${html}#%E6%AD%A5%E9%AA%A4 /docs/zh/%E5%AE%89%E8%A3%85${html}#%E6%AD%A5%E9%AA%A4`,
    ]);
    const redirects = siteRedirects(site).slice(0, 3);
    expect(redirects.map(({ from, to, status }) => `${from} ${to} ${status}`)).toEqual([
      `${old} /docs/a${html} 301`,
      `/docs/older${html} ${old} 301`,
      `/docs/v1/x${html} ${page}#z 301`,
    ]);
  },
);
