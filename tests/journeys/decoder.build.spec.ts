import type { Locator, Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';
import { box, dialog } from '../support/searchDialog.ts';
import { expect, open, test } from '../support/test.ts';

test.use({ site: 'rslib' });

const output = `\u001b[31merror\u001b[39m   Failed to build.
error   Cannot find config file: /a/b/rslib.config.ts
    at run (file:///a/index.js:1:2)`;

/** Pastes a text where the focus is, as far as scripts can see it. */
async function paste(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, text);
  await field.fill(text.replaceAll('\n', ' ').slice(0, 200));
}

async function expectAccessible(page: Page, part: string): Promise<void> {
  await page.evaluate(axe.source);
  const { violations }: AxeResults = await page.evaluate(`axe.run(${JSON.stringify(part)})`);
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
}

test.describe('Error decoder', () => {
  test('explains a pasted output in place, and sends nothing of it', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await open(page, 'guide/faq/exceptions');
    const decoder = page.getByRole('region', { name: 'Error decoder' });
    const field = decoder.getByRole('textbox');
    await expect(field).toBeVisible();
    const before = requests.length;
    await field.fill(output);
    await expect(decoder.getByRole('status')).toHaveText('This message is explained here.');
    await expect(decoder.getByText('points to a file that doesn')).toBeVisible();
    const asked = requests.slice(before).map((url) => new URL(url));
    expect(asked.flatMap(({ pathname }) => (pathname.endsWith('.js') ? [] : [pathname]))).toEqual([
      '/guide/faq/errors/config',
    ]);
    expect(asked.every(({ search }) => search === '')).toBe(true);
    await expectAccessible(page, '.decoder');

    await test.step('of a table, only the row of the message is shown', async () => {
      await field.fill(
        '"experiments.exe" requires Node.js >= 25.7.0, but the current version is 24',
      );
      const row = decoder.locator('tbody tr');
      await expect(row).toHaveCount(1);
      await expect(row).toContainText('build with a newer Node.js');
    });
    await test.step('what is not known is said to be so', async () => {
      await field.fill('Object of wool is not a sheep');
      await expect(decoder.getByRole('status')).toContainText("isn't explained here");
      await expect(decoder.locator('.decoder-text')).toHaveCount(0);
    });
    await test.step('a short address leads to its section by the keyboard', async () => {
      await field.fill(output);
      const short = decoder.getByRole('link', { name: '/e/cannot-find-config-file' });
      await short.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/guide\/faq\/errors\/config#cannot-find-config-file$/);
    });
  });

  test('answers in Chinese', async ({ page }) => {
    // The first page that a reader visits would lead to the language of the browser.
    await open(page, 'guide/faq/exceptions');
    await open(page, 'zh/guide/faq/exceptions');
    const decoder = page.getByRole('region', { name: '报错解读' });
    await decoder.getByRole('textbox').fill(output);
    await expect(decoder.getByRole('status')).toHaveText('这条报错有说明。');
    await expect(decoder.getByText('指向的文件不存在')).toBeVisible();
    await expect(decoder.getByRole('link', { name: 'Cannot find config file' })).toHaveAttribute(
      'href',
      '/zh/guide/faq/errors/config#cannot-find-config-file',
    );
  });

  test('explains what is pasted into the search, and follows a link to it', async ({ page }) => {
    await open(page, 'config/lib/dts');
    await page.keyboard.press('/');
    await expect(dialog(page)).toBeVisible();
    await paste(box(page), output);
    const answer = dialog(page).getByRole('region', { name: 'Error decoder' });
    await expect(answer.getByText('points to a file that doesn')).toBeVisible();
    await expectAccessible(page, '.search');
    await answer.getByRole('link', { name: 'Open on its page' }).click();
    await expect(page).toHaveURL(/\/guide\/faq\/errors\/config#cannot-find-config-file$/);
    await expect(dialog(page)).toBeHidden();

    await test.step('other queries have no such answer', async () => {
      await page.keyboard.press('/');
      await box(page).fill('how to build declaration files');
      await expect(dialog(page).getByRole('option').first()).toBeVisible();
      await expect(answer).toHaveCount(0);
    });
  });

  test('is offered on the page for unknown addresses', async ({ page, expectErrors }) => {
    expectErrors(/404/);
    await page.goto('guide/faq/gone');
    await page.getByText('Are you looking for an error message?').click();
    const decoder = page.getByRole('region', { name: 'Error decoder' });
    await decoder.getByRole('textbox').fill('Invalid hook call');
    await expect(decoder.getByRole('link', { name: 'Invalid hook call' })).toBeVisible();
    await expect(decoder).toHaveCSS('border-top-style', 'solid');
    await expectAccessible(page, '.not-found');
  });
});
