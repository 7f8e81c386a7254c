import { findViolations } from './support/findViolations.ts';
import { expect, open, started, test } from './support/test.ts';

const english = { title: 'PAGE NOT FOUND', home: 'Take me home' };
const chinese = { title: '页面未找到', home: '返回首页' };

test.describe('5 · The 404 page', () => {
  test('has its status and leads home in its language and version', async ({
    page,
    baseURL,
    expectErrors,
  }) => {
    expectErrors(/404/);
    const heading = page.getByRole('heading', { level: 1 });
    // Not the first visit, or a Chinese home page would lead to the language of the browser.
    await page.addInitScript(() => localStorage.setItem('docs-visited', '1'));
    for (const { address, title, home, leadsTo } of [
      { address: 'nothing', ...english, leadsTo: '' },
      { address: 'guide/nothing/here.html', ...english, leadsTo: '' },
      { address: 'zh/nothing', ...chinese, leadsTo: 'zh/' },
      { address: 'v1/guide/nothing', ...english, leadsTo: 'v1/' },
      { address: 'v1/zh/nothing/', ...chinese, leadsTo: 'v1/zh/' },
    ]) {
      await test.step(`/docs/${address}`, async () => {
        const response = await page.goto(address);
        expect(response?.status()).toBe(404);
        await expect(page.getByText('404', { exact: true })).toBeVisible();
        await expect(heading).toHaveText(title);
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
        await page.getByRole('link', { name: home }).click();
        await expect(page).toHaveURL(`${baseURL}${leadsTo}`);
        await expect(heading).not.toHaveText(title);
      });
    }
  });

  test('has a search and offers pages with nearly the same address', async ({
    page,
    passedLooks,
    expectErrors,
  }) => {
    expectErrors(/404/);
    await page.addInitScript(() => localStorage.setItem('docs-visited', '1'));
    const offered = (name: string) => page.getByRole('region', { name }).getByRole('link');
    await page.goto('guide/widget');
    await expect(offered('Did you mean').first()).toHaveAttribute('href', '/docs/guide/widgets');
    // The class that its styles are for; the page around it is centered.
    const near = page.getByRole('region', { name: 'Did you mean' });
    await expect(near).toHaveCSS('text-align', 'start');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
    await page.keyboard.press('Escape');
    await offered('Did you mean').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Widgets');
    await page.goto('qqqq/qqqq');
    await expect(offered('Start here').first()).toHaveAttribute('href', '/docs/guide/');
    expect(await findViolations(page, passedLooks)).toEqual([]);
  });

  test('loads what it looks for pages with for itself alone', async ({ page, expectErrors }) => {
    expectErrors(/404/);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const isIndex = (url: string) => /search_index/.test(url);
    await open(page, 'guide/start');
    expect(asked.filter(isIndex)).toEqual([]);
    await page.goto('guide/widget');
    await expect.poll(() => asked.filter(isIndex).length).toBeGreaterThan(0);
  });

  test('can be used like any other', async ({ page, expectErrors, documents }) => {
    expectErrors(/404/);
    await open(page, 'guide/nothing');
    await page.getByRole('banner').getByRole('link', { name: 'API' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('API');
    expect(documents).toHaveLength(1);
  });
});

test.describe('5 · A 404 page of the site', () => {
  test.use({ site: 'plain' });

  test('takes the place of the standard one', async ({ page, expectErrors }) => {
    expectErrors(/404/);
    const heading = page.getByRole('heading', { level: 1 });
    const response = await page.goto('nothing/here');
    expect(response?.status()).toBe(404);
    await started(page);
    await expect(heading).toHaveText('There is no such page');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('main').getByRole('link', { name: 'the guide' }).click();
    await expect(heading).toHaveText('Guide');
  });
});
