import axe, { type AxeResults } from 'axe-core';
import { expect, open, test } from '../support/test.ts';

test.use({ site: 'rslib' });

test.describe('Error decoder', () => {
  test('explains a pasted output in place, and sends nothing of it', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await open(page, 'guide/faq/exceptions');
    const decoder = page.getByRole('region', { name: 'Error decoder' });
    const field = decoder.getByRole('textbox');
    await expect(field).toBeVisible();
    const before = requests.length;
    await field.fill(
      '\u001b[31merror\u001b[39m   Failed to build.\nerror   Cannot find config file: /a/b/rslib.config.ts\n    at run (file:///a/index.js:1:2)',
    );
    await expect(decoder.getByRole('status')).toHaveText('This message is explained here.');
    await expect(decoder.getByText('points to a file that doesn')).toBeVisible();
    await expect(decoder.getByRole('link', { name: 'Cannot find config file' })).toHaveAttribute(
      'href',
      '/guide/faq/errors/config#cannot-find-config-file',
    );
    const later = requests.slice(before).filter((path) => !path.endsWith('.js'));
    expect(later).toEqual(['/guide/faq/errors/config']);

    await page.evaluate(axe.source);
    const { violations }: AxeResults = await page.evaluate('axe.run(".decoder")');
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);

    await page.screenshot({ path: '/tmp/decode/a.png', fullPage: false });
  });
});
