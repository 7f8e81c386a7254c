import type { Page } from '@playwright/test';

/** Holds requests back until the returned function is called. */
export async function holdRequests(page: Page, url: string): Promise<() => void> {
  const gate = createGate();
  await page.route(url, async (route) => {
    await gate.opened;
    await route.continue();
  });
  return gate.open;
}

/** Lets handlers of requests wait until a test calls `open`. */
export function createGate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
