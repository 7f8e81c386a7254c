import { holdRequests } from '../support/holdRequests.ts';
import { box, chosen, dialog } from '../support/searchDialog.ts';
import { searchTwice } from '../support/searchTwice.ts';
import { expect, test } from '../support/test.ts';

test('A search keeps its entry if the reader leaves before it is answered again', async ({
  page,
}) => {
  const line = await searchTwice(page);
  const release = await holdRequests(page, '**/search_index.*');
  await page.reload();
  await expect(box(page)).toHaveValue('zzzzz');
  await page.goBack();
  await expect(box(page)).toHaveValue('the');
  await page.goForward();
  await expect(box(page)).toHaveValue('zzzzz');
  release();
  await expect(dialog(page)).toContainText('No results for "zzzzz"');
  await page.goBack();
  await expect(chosen(page)).toHaveText(line, { useInnerText: true });
});
