import { describe, expect, it } from 'vitest';
import { testRules } from '#shared/testRules.ts';
import type { UrlRules } from '#shared/url.ts';
import { createDataCache } from './dataCache.ts';
import { loadPage } from './loadPage.ts';

const rules: UrlRules = { ...testRules, defaultVersion: '2', versions: ['1', '2'] };

function load(path: string, files: Record<string, unknown>) {
  return loadPage(
    createDataCache(async (url) => files[url] ?? null),
    rules,
    path,
  );
}

const page = (title: string, sidebarUrl: string | null = null) => ({
  title,
  buildId: 'b',
  siteUrl: 's',
  sidebarUrl,
  frontmatter: {},
  toc: [],
});
const files = {
  s: { title: 'Site', nav: [] },
  side: [{ text: 'A' }],
  '/docs/guide/start/index.data.bin': page('Start', 'side'),
  '/docs/zh/caf%C3%A9.data.bin': page('Café'),
  '/docs/404.data.bin': page('Not found'),
  '/docs/1/zh/404.data.bin': page('Old and Chinese not found'),
  '/docs/broken.data.bin': page('Broken', 'gone'),
};

describe('loadPage', () => {
  it('loads a page with its site data and sidebar', async () => {
    expect(await load('/docs/guide/start/', files)).toEqual({
      page: expect.objectContaining(page('Start', 'side')),
      site: { title: 'Site', nav: [] },
      sidebar: [{ text: 'A' }],
    });
  });

  it.each([
    ['/docs/guide/start/index.html', 'Start'],
    ['/docs/zh/caf%C3%A9', 'Café'],
    ['/docs/zh/caf%C3%A9/', 'Café'],
    ['/docs/guide/start', 'Start'],
    ['/docs/', 'Not found'],
    ['/docs/zh/unknown', 'Not found'],
    ['/docs/1/zh/a/b', 'Old and Chinese not found'],
    ['/elsewhere', 'Not found'],
  ])('%s shows "%s"', async (path, title) => {
    expect(await load(path, files)).toMatchObject({ page: { title } });
  });

  it('rejects with the name of the missing file', async () => {
    await expect(load('/docs/a', {})).rejects.toThrow('There is no page data for /docs/a.');
    await expect(load('/docs/broken', files)).rejects.toThrow('gone is missing');
  });

  it.each([[{ error: 'blocked' }], ['login'], [0], [null]])(
    'rejects %j instead of site data or a sidebar',
    async (value) => {
      const site = load('/docs/guide/start/', { ...files, s: value });
      await expect(site).rejects.toThrow('s is missing or is not site data.');
      const sidebar = load('/docs/guide/start/', { ...files, side: value });
      await expect(sidebar).rejects.toThrow('side is missing or is not a sidebar.');
    },
  );

  it.each([[{ error: 'blocked' }], [[]], ['login'], [0]])(
    'rejects %j instead of page data',
    async (value) => {
      const promise = load('/docs/a', { '/docs/a.data.bin': value });
      await expect(promise).rejects.toThrow('/docs/a.data.bin is not page data.');
    },
  );
});
