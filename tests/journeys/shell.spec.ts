import { expect, open, test } from '../support/test.ts';

test.describe('A site with `ssg: false`', () => {
  test.use({ site: 'shell' });

  test('is one document that renders the page at its address', async ({
    page,
    documents,
    request,
  }) => {
    const html = await (await request.get('guide/')).text();
    expect(html).toContain('<noscript>This site needs JavaScript.</noscript>');
    // It is served for any page, so it does not name translations of the page it was rendered from.
    expect(html).not.toMatch(/hreflang="\S+" href="\S*404"/);

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

  test.describe('in the language of the browser', () => {
    test.use({ locale: 'zh-CN' });
    test('is shown on the first visit, and has a 404 page', async ({
      page,
      baseURL,
      expectErrors,
    }, { project }) => {
      // A host answers with the document whatever is asked for, also for page data that is not there.
      if (project.name === 'dev') expectErrors(/404/);
      const heading = page.getByRole('heading', { level: 1 });
      await page.goto('');
      await expect(page).toHaveURL(`${baseURL}zh/`);
      await expect(heading).toHaveText('外壳');
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
      await open(page, 'zh/nothing');
      await expect(heading).toHaveText('页面未找到');
    });
  });
});
