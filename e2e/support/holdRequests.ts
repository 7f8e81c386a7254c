import type { Page } from '@playwright/test';

/** Holds requests back until the returned function is called. */
export async function holdRequests(page: Page, url: string): Promise<() => void> {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return answer;
}
