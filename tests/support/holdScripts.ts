import type { Page } from '@playwright/test';
import { createGate } from './holdRequests.ts';

/** Holds back every script but the first one; returns a function that releases them. */
export async function holdScripts(page: Page): Promise<() => void> {
  const gate = createGate();
  await page.route(/\/hashed\/(?!boot\.).*\.js$/, async (route) => {
    await gate.opened;
    await route.continue();
  });
  return gate.open;
}
