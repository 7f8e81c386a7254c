import type { Page } from '@playwright/test';

/** Makes the code of the search fail to load; returns a function that lets it load again. */
export async function loseSearch(
  page: Page,
  expectErrors: (...patterns: RegExp[]) => void,
): Promise<() => void> {
  expectErrors(/Search could not be loaded/, /Failed to load resource/);
  let isMissing = true;
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    if (isMissing && (await response.text()).includes('search-recent')) await route.abort();
    else await route.fulfill({ response });
  });
  return () => {
    isMissing = false;
  };
}
