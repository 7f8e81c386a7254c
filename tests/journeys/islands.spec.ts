import { expect, open, started, test } from '../support/test.ts';

test.describe('Islands', () => {
  test('work where they stand, with children from the HTML of the document, and go with their page', async ({
    page,
    documents,
  }) => {
    await page.goto('guide/islands');
    const counter = page.getByRole('main').locator('.counter').first();
    await counter.click();
    await expect(counter).toHaveText('6 on Islands');

    const tabs = page.locator('.tabs');
    await expect(tabs).toContainText('The first tab is prose.');
    await tabs.getByRole('button', { name: 'Two' }).click();
    await expect(tabs).toContainText('The second tab has an island:');
    await expect(tabs).not.toContainText('The first tab is prose.');
    await tabs.locator('.counter').click();
    await expect(tabs.locator('.counter')).toHaveText('8 on Islands');
    await tabs.getByRole('button', { name: 'One' }).click();
    await expect(tabs.locator('em')).toHaveText('first');
    await expect(counter).toHaveText('6 on Islands');

    await test.step('with the tools of code blocks', async () => {
      const snippet = page.locator('.snippet');
      await expect(snippet.getByRole('button', { name: 'Copy code' })).toHaveCount(1);
      await snippet.getByRole('button', { name: 'More' }).click();
      await expect(snippet.locator('code')).toHaveText('const count = 2;');
      await expect(snippet.getByRole('button', { name: 'Copy code' })).toHaveCount(1);
    });

    const sidebar = page.getByRole('navigation', { name: 'Sidebar' });
    for (const visit of ['second', 'third']) {
      await test.step(`${visit} visit`, async () => {
        await sidebar.getByRole('link', { name: 'Long' }).click();
        await expect(counter).toHaveCount(0);
        await sidebar.getByRole('link', { name: 'Islands' }).click();
        await counter.click();
        await expect(counter).toHaveText('6 on Islands');
      });
    }
    expect(documents).toHaveLength(1);
  });

  test('are all components of a client module, however it exports them and wherever they stand', async ({
    page,
  }) => {
    await page.goto('guide/boundaries');
    for (const label of ['Default', 'Small', 'Renamed', 'Panel']) {
      const button = page.getByRole('main').getByRole('button', { name: label });
      await button.click();
      await expect(button).toHaveText(`${label}: 1`);
    }
    // Links among them lead below the base, as do those in the attributes of JSX.
    const links = page.locator('.panel a');
    await expect(links).toHaveText(['In the page', 'Start', 'Start again']);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('href', /^\/docs\/guide\/start$/);
    }
  });

  test('that fail are reported and keep the HTML they came with', async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/The island <.*> failed/, /It broke in the browser/);
    const failed = page.waitForEvent('console', (message) =>
      message.text().startsWith('The island <'),
    );
    await open(page, 'guide/fragile');
    await failed;
    await expect(page.locator('.fragile')).toHaveText('This stays readable.');
  });

  test('whose code is gone with a new deploy lead to a page load', async ({
    page,
    documents,
    expectErrors,
  }) => {
    expectErrors(/The island <.*> failed/, /404/);
    // Messages of the document that is left at that moment may get lost.
    const failures: string[] = [];
    page.on('console', (message) => {
      const isFailure = message.text().startsWith('The island <');
      if (isFailure && documents.length === 2) failures.push(message.text());
    });
    await page.route('**/*.js', async (route) => {
      const response = await route.fetch({ maxRetries: 3 });
      const isCounter = /className:\s*"counter"/.test(await response.text());
      await (isCounter ? route.fulfill({ status: 404 }) : route.fulfill({ response }));
    });
    await open(page, 'guide/long');
    await page
      .getByRole('navigation', { name: 'Sidebar' })
      .getByRole('link', { name: 'Islands' })
      .click();
    await expect.poll(() => documents.length).toBe(2);
    await started(page);
    // The document itself is up to date, so it stays.
    await expect.poll(() => failures).not.toEqual([]);
    await expect(page.locator('.counter')).toHaveText('5 on Islands');
    expect(documents).toHaveLength(2);
    await page.unrouteAll({ behavior: 'wait' });
  });
});
