import { test } from '../support/test.ts';

test('a test may end while a handler of a route reads an answer', async ({ page }) => {
  const isRead = new Promise<void>((resolve) => {
    page.route('**/*.js', async (route) => {
      const response = await route.fetch();
      // Until the answer is gone, which happens at the end of the test.
      for (;;) await response.text().finally(resolve);
    });
  });
  await page.goto('guide/start', { waitUntil: 'commit' });
  await isRead;
});
