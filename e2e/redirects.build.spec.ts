import { expect, test } from './support/test.ts';

test.describe('5 · Redirects of the config', () => {
  for (const [from, status, to] of [
    ['old/start', 301, 'guide/start'],
    ['old/and/gone', 302, 'guide/'],
  ] as const) {
    test(`/docs/${from} is ${status} to /docs/${to}`, async ({ page, baseURL }) => {
      const answer = await page.request.get(`${baseURL}${from}`, { maxRedirects: 0 });
      expect(answer.status()).toBe(status);
      await page.goto(from);
      await expect(page).toHaveURL(`${baseURL}${to}`);
    });
  }
});
