import { expect, test } from '../support/test.ts';

test('Redirects of the config have their status and lead on', async ({ page, baseURL }) => {
  for (const [from, status, to] of [
    ['old/start', 301, 'guide/start'],
    ['old/and/gone', 302, 'guide/'],
  ] as const) {
    const answer = await page.request.get(`${baseURL}${from}`, { maxRedirects: 0 });
    expect(answer.status()).toBe(status);
    expect(new URL(answer.headers().location ?? '', baseURL).href).toBe(`${baseURL}${to}`);
  }
});
