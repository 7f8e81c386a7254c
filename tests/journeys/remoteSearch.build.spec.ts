import type { Page } from '@playwright/test';
import { box, chosen, dialog, lines } from '../support/searchDialog.ts';
import { stopClock } from '../support/stopClock.ts';
import { expect, open, test } from '../support/test.ts';

test.use({ site: 'plain', ownContext: true });

const hit = (title: string, link: string) => ({ title, link, header: '', statement: 'Text' });

/** What the search server answers: to `tvvo` with another spelling, to `page` with sections, to `large` with one page. */
function answer(query: string, folder: string | null) {
  if (query === 'tvvo') return [{ index: 'Plain', hits: [], spellings: ['two'] }];
  const pages = [
    hit(`Second for ${query}`, '/guide/second.html'),
    hit(`Large for ${query}`, '/large/index.html'),
  ];
  const within = query === 'large' ? query : folder;
  const hits = pages.filter(({ link }) => within === null || link.startsWith(`/${within}/`));
  if (query === 'page') {
    const folders = [
      ['guide', 1],
      ['large', 2],
    ];
    return [{ index: 'Plain', hits, folders }];
  }
  return [
    { index: 'Plain', hits },
    { index: 'Other', hits: [hit(`Elsewhere for ${query}`, 'https://example.com/')] },
  ];
}

/** Answers for the search server, and lists what it is asked. */
async function serveAnswers(page: Page): Promise<string[]> {
  const asked: string[] = [];
  const headers = { 'access-control-allow-origin': '*' };
  await page.route('https://search.example.com/**', (route) => {
    const { search, searchParams } = new URL(route.request().url());
    asked.push(search);
    const query = searchParams.get('keyword') ?? '';
    if (query === 'fail') return route.fulfill({ status: 500, headers });
    return route.fulfill({ json: answer(query, searchParams.get('folder')), headers });
  });
  return asked;
}

test('Remote search asks its server, and shows what it answers', async ({ page, expectErrors }) => {
  const asked = await serveAnswers(page);
  await open(page, 'guide/');
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  // Answers that take five seconds are given up.
  await stopClock(page);
  const ask = async (query: string) => {
    await box(page).fill(query);
    await page.clock.runFor(150);
  };

  await test.step('once the reader stops typing', async () => {
    await box(page).pressSequentially('two');
    await page.clock.runFor(149);
    expect(asked).toEqual([]);
    await page.clock.runFor(1);
    await expect(lines(page)).toHaveText([/Second for two/, /Large for two/]);
    expect(asked).toEqual(['?keyword=two&limit=7&searchIndexes=Plain%2COther&lang=en']);
    await expect(lines(page).first()).not.toHaveAttribute('target');
  });

  await test.step('the indexes are tabs, and each starts with its best line', async () => {
    await page.keyboard.press('ArrowDown');
    await expect(chosen(page)).toHaveText(/Large for two/);
    const other = dialog(page).getByRole('tab', { name: /Other/ });
    await other.click();
    await expect(other).toHaveAttribute('aria-selected', 'true');
    await expect(chosen(page)).toHaveText(/Elsewhere for two/);
    await expect(lines(page)).toHaveAttribute('target', '_blank');
    await page.keyboard.press('ArrowLeft');
    await expect(lines(page).first()).toHaveText(/Second for two/);
  });

  await test.step('near spellings are offered where nothing was found', async () => {
    await ask('tvvo');
    await expect(dialog(page)).toContainText('No results for "tvvo"');
    await dialog(page).getByRole('button', { name: 'two', exact: true }).click();
    await page.clock.runFor(1);
    await expect(lines(page).first()).toHaveText(/Second for two/);
    await expect(box(page)).toBeFocused();
  });

  await test.step('one section is asked for alone, and all of them again', async () => {
    await ask('page');
    const sections = dialog(page).getByRole('group', { name: 'Sections' }).getByRole('button');
    await expect(sections).toHaveText(['Guide 1', 'The page 2']);
    asked.length = 0;
    await sections.nth(1).click();
    await page.clock.runFor(1);
    await expect(lines(page)).toHaveText([/Large/]);
    await expect(sections.nth(1)).toHaveAttribute('aria-pressed', 'true');
    await expect(sections).toHaveText(['Guide 1', 'The page 2']);
    await expect(box(page)).toBeFocused();
    await sections.nth(1).click();
    await page.clock.runFor(1);
    await expect(lines(page)).toHaveText([/Second/, /Large/]);
    // What was asked once isn't asked again.
    expect(asked).toEqual([expect.stringContaining('&folder=large')]);
  });

  await test.step('a failure is logged and gives an empty list (SPEC 8)', async () => {
    expectErrors(/500/, /The remote search failed/);
    await ask('fail');
    await expect(dialog(page)).toContainText('No results for "fail"');
  });

  await test.step('Enter opens what was asked last, not what is still shown', async () => {
    await ask('page');
    await expect(lines(page)).toHaveText([/Second/, /Large/]);
    await box(page).fill('large');
    await page.keyboard.press('Enter');
    await page.clock.runFor(1);
    await expect(page).toHaveURL(/\/large\//);
  });
});
