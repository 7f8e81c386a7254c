import type { Page } from '@playwright/test';

/** Makes the browser of a page one that knows no popovers. */
export const removePopovers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
  });
