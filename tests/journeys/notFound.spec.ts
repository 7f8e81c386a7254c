import { holdRequests } from '../support/holdRequests.ts';
import { box, dialog, lines } from '../support/searchDialog.ts';
import { expect, open, test, testAnswers } from '../support/test.ts';

const english = { title: 'PAGE NOT FOUND', home: 'Take me home' };
const chinese = { title: '页面未找到', home: '返回首页' };
const noindex = '<meta name="robots" content="noindex">';

testAnswers.describe('The 404 page', () => {
  testAnswers('has its status and leads home in its language and version', async ({ request }) => {
    for (const { address, title, home, leadsTo } of [
      { address: 'nothing', ...english, leadsTo: '' },
      { address: 'guide/nothing/here.html', ...english, leadsTo: '' },
      { address: 'zh/nothing', ...chinese, leadsTo: 'zh/' },
      { address: 'v1/guide/nothing', ...english, leadsTo: 'v1/' },
      { address: 'v1/zh/nothing/', ...chinese, leadsTo: 'v1/zh/' },
    ]) {
      const answer = await request.get(address);
      expect(answer.status(), address).toBe(404);
      const html = await answer.text();
      for (const part of [noindex, `<h1>${title}</h1>`, `href="/docs/${leadsTo}">${home}</a>`]) {
        expect(html, address).toContain(part);
      }
    }
  });

  testAnswers.describe('of a site', () => {
    testAnswers.use({ site: 'plain' });

    testAnswers('takes the place of the standard one', async ({ request }) => {
      const answer = await request.get('nothing/here');
      expect(answer.status()).toBe(404);
      const html = await answer.text();
      expect(html).toContain('There is no such page</h1>');
      expect(html).toContain(noindex);
      expect(html).toContain('href="/guide/index.html">the guide</a>');
    });
  });
});

test('The 404 page searches and offers pages with nearly the same address, and can be used like any other', async ({
  page,
  documents,
  expectErrors,
}) => {
  expectErrors(/404/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const indexes = () => asked.filter((url) => /search_index/.test(url));
  const offered = (name: string) => page.getByRole('region', { name }).getByRole('link');
  const heading = page.getByRole('heading', { level: 1 });
  await open(page, 'guide/start');
  // What it looks for pages with is for itself alone.
  expect(indexes()).toEqual([]);
  await page.goto('guide/widget');
  await expect(offered('Did you mean').first()).toHaveAttribute('href', '/docs/guide/widgets');
  expect(indexes()).not.toEqual([]);
  // The class that its styles are for; the page around it is centered.
  const near = page.getByRole('region', { name: 'Did you mean' });
  await expect(near).toHaveCSS('text-align', 'start');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  await page.keyboard.press('Escape');
  await offered('Did you mean').first().click();
  await expect(heading).toHaveText('Widgets');
  await page.goto('qqqq/qqqq');
  await expect(offered('Start here').first()).toHaveAttribute('href', '/docs/guide/');
  documents.length = 0;
  await page.getByRole('banner').getByRole('link', { name: 'API' }).click();
  await expect(heading).toHaveText('API');
  expect(documents).toEqual([]);
});

test('The 404 page finds near pages while the reader searches', async ({ page, expectErrors }) => {
  expectErrors(/404/);
  const release = await holdRequests(page, '**/search_index.en.json');
  await open(page, 'guide/widget');
  await page.keyboard.press('Control+k');
  await box(page).pressSequentially('minify');
  await expect(dialog(page)).toContainText('Searching…');
  release();
  await expect(lines(page)).not.toHaveCount(0);
  await expect(page.locator('#\\~nearest-pages a').first()).toHaveAttribute(
    'href',
    '/docs/guide/widgets',
  );
});

test('The 404 page is in the language of the address, also where a host has one page for all', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/404/);
  const english = await page.request.get('nothing');
  const body = await english.text();
  await page.route('**/zh/nothing', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body }),
  );
  await page.goto('zh/nothing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(chinese.title);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.getByRole('link', { name: chinese.home })).toHaveAttribute('href', '/docs/zh/');
});
