import { findViolations } from '../support/findViolations.ts';
import { expect, test } from '../support/test.ts';

test('The 404 page can be used by everyone', async ({ page, passedLooks, expectErrors }) => {
  expectErrors(/404/);
  const offered = (name: string) => page.getByRole('region', { name }).getByRole('link');
  for (const [address, name] of [
    ['guide/widget', 'Did you mean'],
    ['qqqq/qqqq', 'Start here'],
  ] as const) {
    await page.goto(address);
    await expect(offered(name).first()).toBeVisible();
    expect(await findViolations(page, passedLooks)).toEqual([]);
  }
});
