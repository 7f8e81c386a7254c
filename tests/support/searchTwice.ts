import type { Page } from '@playwright/test';
import { answered, box, chosen, search } from './searchDialog.ts';
import { expect } from './test.ts';

/** Opens a result, searches on its page for what nothing is found for, and returns the text of the result. */
export async function searchTwice(page: Page): Promise<string> {
  await search(page, 'guide/start', 'the');
  await answered(page);
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowDown');
  const line = await chosen(page).innerText();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/guide\/start/);
  await page.keyboard.press('Control+k');
  await box(page).fill('zzzzz');
  await expect(page).toHaveURL(/\?q=zzzzz/);
  return line;
}
