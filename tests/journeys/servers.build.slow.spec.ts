import path from 'node:path';
import { createTempFolder } from '#islet/testing/fixtureSites.ts';
import { readFolder } from '#islet/testing/readFolder.ts';
import { askServer, findWrongAnswers } from '../hosts/askSite.ts';
import { describeIsolation, isolatedAddresses } from '../hosts/describeIsolation.ts';
import { publish } from '../hosts/published.ts';
import { type HostServer, startHostServer } from '../support/hostServers.ts';
import { box, dialog, lines } from '../support/searchDialog.ts';
import { builtSites } from '../support/servedSites.ts';
import { expect, open, test, testAnswers } from '../support/test.ts';

const bases = { full: '/docs/', plain: '/', shell: '/app/', isolated: '/docs/' } as const;
type Site = keyof typeof bases;

const outputOf = (site: Site): string => path.join(process.env[builtSites] ?? '', site, 'dist');

/** Serves a built site by a server with the configuration that the build wrote for it. */
async function serveBy<T>(server: HostServer, site: Site, use: (url: string) => Promise<T>) {
  const folder = await createTempFolder();
  const options = { output: outputOf(site), base: bases[site], folder: folder.path };
  const running = await startHostServer(server, options);
  await use(running.url).finally(running.stop);
  await folder.remove();
}

for (const server of ['nginx', 'caddy'] as const) {
  testAnswers(`${server} answers every page, redirect and unknown address`, () =>
    serveBy(server, 'full', async (url) => {
      const ask = askServer(new URL(url).origin);
      const files = publish(await readFolder(outputOf('full')), bases.full);
      const redirects = (files.get('_redirects') ?? '').trim().split('\n');
      expect(redirects.length).toBeGreaterThan(10);
      expect(await findWrongAnswers({ ask, files, base: bases.full, redirects })).toEqual([]);
    }),
  );

  testAnswers(`${server} sends the headers, types and encodings`, () =>
    serveBy(server, 'full', async (url) => {
      const files = Object.keys(await readFolder(outputOf('full')));
      const hashed = (ending: string): string =>
        files.find((name) => name.startsWith('hashed/') && name.endsWith(ending)) ?? ending;
      const day = 'public, max-age=31536000, immutable';
      const again = 'public, max-age=0, must-revalidate';
      const text = (type: string): string => `text/${type}; charset=utf-8`;
      for (const [target, type, cache] of [
        ['guide/start', text('html'), again],
        ['guide/start.md', text('markdown'), again],
        ['llms.txt', text('plain'), again],
        [hashed('.js'), text('javascript'), day],
        [hashed('.css'), text('css'), day],
        [hashed('.bin'), 'application/octet-stream', day],
        ['nothing', text('html'), null],
        ['hashed/nothing.js', text('html'), null],
      ] as const) {
        const { headers } = await fetch(url + target, { headers: { 'accept-encoding': 'gzip' } });
        const found = ['content-type', 'cache-control', 'x-content-type-options'];
        expect([target, ...found.map((name) => headers.get(name))]).toEqual([
          ...[target, type, cache, 'nosniff'],
        ]);
        expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
        expect(`${target} ${headers.get('content-encoding')}`).toBe(`${target} gzip`);
      }
      const { headers } = await fetch(url);
      const tag = headers.get('etag') ?? '';
      expect((await fetch(url, { headers: { 'if-none-match': tag } })).status).toBe(304);
      for (const hidden of ['_headers', '_redirects', '.nojekyll']) {
        expect(`${hidden} ${(await fetch(url + hidden)).status}`).toBe(`${hidden} 404`);
      }
      const outside = await fetch(url.slice(0, -1), { redirect: 'manual' });
      expect(`${outside.status} ${outside.headers.get('location')}`).toBe('302 /docs/');
    }),
  );

  testAnswers(
    `${server} serves sites without clean URLs, and those with one document`,
    async () => {
      await serveBy(server, 'plain', async (url) => {
        for (const [target, status, location] of [
          ['guide/index.html', 200, null],
          ['guide/', 200, null],
          ['guide?a', 301, '/guide/?a'],
          ['guide/index', 404, null],
          ['nothing/here', 404, null],
        ] as const) {
          const answer = await fetch(url + target, { redirect: 'manual' });
          expect([target, answer.status, answer.headers.get('location')]).toEqual([
            ...[target, status, location],
          ]);
        }
      });
      await serveBy(server, 'shell', async (url) => {
        const [home, page] = [await fetch(url), await fetch(`${url}guide/any`)];
        expect([home.status, page.status]).toEqual([200, 200]);
        expect(await page.text()).toBe(await home.text());
      });
    },
  );

  testAnswers(`${server} isolates the pages of a folder and no others`, () =>
    serveBy(server, 'isolated', async (url) => {
      const answers = isolatedAddresses.map(async ([target]) => {
        const { headers } = await fetch(new URL(target, url), { redirect: 'manual' });
        return [target, describeIsolation(headers)];
      });
      expect(await Promise.all(answers)).toEqual(isolatedAddresses);
    }),
  );

  test(`Pages can be read, searched and left on ${server}`, async ({
    page,
    documents,
    expectErrors,
  }) => {
    expectErrors(/404/);
    await serveBy(server, 'full', async (url) => {
      await open(page, `${url}old/start`);
      expect(page.url()).toBe(`${url}guide/start`);
      documents.length = 0;
      await page.getByRole('banner').getByRole('link', { name: 'API' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('API');
      await page.keyboard.press('Control+k');
      await box(page).fill('minify');
      await expect(lines(page)).not.toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      expect(documents).toEqual([]);
      await page.goto(`${url}zh/nothing`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('页面未找到');
      // It may still be looking for pages with nearly the same address.
      await page.goto('about:blank');
    });
  });
}
