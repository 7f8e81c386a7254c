import { removePopovers } from '../support/removePopovers.ts';
import { expect, open, test } from '../support/test.ts';

test.use({ site: 'frame', viewport: { width: 1440, height: 900 } });

test('Without popovers in the browser, menus, search and drawer open and close', async ({
  page,
}) => {
  await removePopovers(page);
  await open(page, 'guide/');
  const bar = page.getByRole('banner');
  const title = page.getByRole('heading', { level: 1 });
  const learn = bar.getByRole('button', { name: /^Learn/ });
  const basics = bar.getByRole('link', { name: 'Basics', exact: true });
  const gitLab = bar.getByRole('link', { name: 'GitLab', exact: true });
  await test.step('menus', async () => {
    await expect(basics).toBeHidden();
    await learn.click();
    await expect(basics).toBeVisible();
    await expect(learn).toHaveAttribute('aria-expanded', 'true');
    await learn.click();
    await expect(basics).toBeHidden();
    await learn.focus();
    await page.keyboard.press('ArrowDown');
    await expect(basics).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(basics).toBeHidden();
    await expect(learn).toBeFocused();

    await learn.click();
    await bar.getByRole('button', { name: 'More links' }).click();
    await expect(basics).toBeHidden();
    await expect(gitLab).toBeVisible();
    await title.click();
    await expect(gitLab).toBeHidden();
    await learn.click();
    await basics.click();
    await expect(title).toHaveText('Basics');
    await expect(basics).toBeHidden();
  });

  await test.step('the search', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search' }).fill('bare');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(title).toHaveText('Bare');
    await page.goBack();
    await page.keyboard.press('Escape');
    await expect(title).toHaveText('Basics');
  });

  await test.step('the drawer', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await menu.click();
    await expect(drawer.getByRole('button', { name: 'Close' })).toBeFocused();
    await expect(page.getByRole('main')).toHaveAttribute('inert');
    await drawer.getByRole('button', { name: 'Close' }).click();
    await expect(drawer).toHaveCount(0);
    await expect(page.locator('#\\~drawer')).toBeHidden();
    await expect(menu).toBeFocused();
    await menu.click();
    await drawer.getByRole('link', { name: 'One' }).click();
    await expect(title).toHaveText('One');
    await expect(page.locator('#\\~drawer')).toBeHidden();
    await page.setViewportSize({ width: 1440, height: 844 });
    await expect(page.getByRole('navigation', { name: 'Sidebar' })).toBeVisible();
  });
});

test.describe('Without popovers in the browser', () => {
  test.use({ site: 'rslib' });

  test('code says what its options mean', async ({ page }) => {
    await removePopovers(page);
    await open(page, 'guide/basic/configure-rslib');
    const code = page.locator('.code', { hasText: 'rslib.config.ts' }).first();
    await code.hover();
    await code.getByRole('link', { name: 'dts', exact: true }).first().hover();
    await expect(page.locator('.code-popup')).toContainText('lib.dts');
  });
});
