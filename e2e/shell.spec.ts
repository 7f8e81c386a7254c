import { expect, open, test } from './support/test.ts';

test.describe('5 · A site with `ssg: false`', () => {
  test.use({ site: 'shell' });

  test('is one document that renders the page at its address', async ({ page, documents }) => {
    await open(page, 'guide/#details');
    await expect(page).toHaveTitle('Guide - Shell');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide');
    const top = () =>
      page.evaluate(() => document.getElementById('details')?.getBoundingClientRect().top);
    expect(await top()).toBeCloseTo(72, 0);
    await page.locator('.counter').click();
    await expect(page.locator('.counter')).toHaveText('Pressed 1 times');

    await page.getByRole('banner').getByRole('link', { name: 'Shell' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shell');
    await page.getByRole('main').getByRole('link', { name: 'the guide' }).click();
    await expect(page.locator('.counter')).toHaveText('Pressed 0 times');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shell');
    expect(documents).toHaveLength(1);
  });

  test('says that it needs JavaScript where there is none', async ({ request }) => {
    const document = await (await request.get('guide/')).text();
    expect(document).toContain('<noscript>This site needs JavaScript.</noscript>');
  });

  test('has the language of its pages', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('docs-visited', '1'));
    const response = await page.goto('zh/');
    // The document is served for any page, so it does not name translations of the page it was rendered from.
    expect(await response?.text()).not.toMatch(/hreflang="\S+" href="\S*404"/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('外壳');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  });

  test('shows the 404 page of the language', async ({ page, expectErrors }, { project }) => {
    // A host answers with the document whatever is asked for, also for page data that is not there.
    if (project.name === 'dev') expectErrors(/404/);
    await open(page, 'zh/nothing');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('页面未找到');
  });

  test.describe('visited for the first time', () => {
    test.use({ locale: 'zh-CN' });
    test('goes to the language of the browser', async ({ page, baseURL }) => {
      await page.goto('');
      await expect(page).toHaveURL(`${baseURL}zh/`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('外壳');
    });
  });
});
