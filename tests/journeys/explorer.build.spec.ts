import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';
import { formatSize } from '#islet/shared/formatSize.ts';
import { firstChoice } from '../../site/explorer/choices.ts';
import { findOutput, isExplorerData } from '../../site/explorer/explorerData.ts';
import { expect, open, test } from '../support/test.ts';

test.use({ site: 'rslib' });

const page = 'guide/basic/output-format';

test.describe('Output explorer', () => {
  test('shows what a choice writes and what it changes', async ({ page: tab, expectErrors }) => {
    expectErrors(/503/, /explorer\/cjs\.json/);
    const requests: string[] = [];
    tab.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await open(tab, page);
    const explorer = tab.getByRole('region', { name: 'Output explorer' });
    await expect(explorer.getByText('dist/index.js')).toBeVisible();
    await expect(explorer.getByRole('radio', { name: 'cjs' })).toBeEnabled();
    expect(requests.filter((path) => path.includes('/explorer/'))).toEqual([]);

    await expect(explorer.locator('.token.keyword').first()).toHaveText('import');
    await explorer.getByRole('radio', { name: "'es2020'" }).check();
    await expect(explorer.getByRole('status')).toContainText('Changed: index.js.');
    await expect(explorer.locator('.inserted').first()).toBeVisible();
    await expect(explorer.locator('.highlighted')).toHaveText("      syntax: 'es2020',");

    await choose(explorer, 'bundle', 'false');
    await expect(explorer.getByRole('radio', { name: 'pad.js' })).toBeVisible();
    expect(requests.filter((path) => path.includes('/explorer/'))).toEqual(['/explorer/esm.json']);

    await test.step('the changes have no violations of axe', async () => {
      await tab.evaluate(axe.source);
      const { violations }: AxeResults = await tab.evaluate('axe.run(".explorer")');
      expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
    });
    await test.step('UMD is always bundled', async () => {
      await explorer.getByRole('radio', { name: 'umd' }).check();
      await expect(explorer.getByRole('status')).toContainText('No longer written: ');
      await expect(explorer.getByRole('radio', { name: 'pad.js removed' })).toBeDisabled();
      await expect(
        explorer.getByRole('group', { name: 'bundle' }).getByRole('radio', { name: 'false' }),
      ).toBeDisabled();
    });
    await test.step('outputs that cannot be loaded are reported, and loaded by the next choice', async () => {
      await tab.route('**/explorer/cjs.json', (route) => route.fulfill({ status: 503 }), {
        times: 1,
      });
      await explorer.getByRole('radio', { name: 'cjs' }).check();
      await expect(explorer.getByRole('alert')).toContainText('could not be loaded');
      await explorer.getByRole('radio', { name: "'es5'" }).check();
      await expect(explorer.getByText('dist/index.cjs, ')).toBeVisible();
      await expect(explorer.getByRole('alert')).toHaveCount(0);
    });
    await test.step('a file that is too large to show has its size', async () => {
      await explorer.getByRole('radio', { name: 'mf', exact: true }).check();
      const data: unknown = JSON.parse(await readFile('site/public/explorer/mf.json', 'utf8'));
      if (!isExplorerData(data)) throw new Error('The data of the explorer has another shape.');
      const files = Object.entries(
        findOutput(data, { ...firstChoice, format: 'mf', syntax: "'es5'" }),
      );
      const long = files.filter(([, file]) => typeof file === 'number');
      expect(long.length).toBeGreaterThan(0);
      for (const [path, bytes] of long) {
        const name = path.replace('dist/', '');
        await explorer.getByRole('radio', { name, exact: false }).check();
        await expect(explorer.getByText(`${path} is too long to show.`)).toBeVisible();
        await expect(explorer.getByText(formatSize(Number(bytes))).first()).toBeVisible();
      }
      await expect(explorer.getByText('pluginModuleFederation({')).toBeVisible();
    });
  });

  test('shows what another release writes, and loads that only then', async ({ page: tab }) => {
    const requests: string[] = [];
    tab.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await open(tab, `${page}?format=cjs&shims=none`);
    const explorer = tab.getByRole('region', { name: 'Output explorer' });
    await expect(explorer.getByText('dist/index.cjs').first()).toBeVisible();
    expect(requests.filter((path) => path.includes('/explorer/'))).toEqual(['/explorer/cjs.json']);
    await choose(explorer, 'minify', 'false');
    await choose(explorer, 'release', '0.23.2');
    await expect(explorer.getByRole('status')).toContainText('written by Rslib 0.23.2. Changed: ');
    await expect(explorer.locator('.inserted').first()).toContainText('= import.meta.url;');
    expect(new URL(tab.url()).searchParams.get('release')).toBe('0.23.2');
    await test.step('a link opens it, and says what the release cannot build', async () => {
      await choose(explorer, 'minify', 'true');
      await tab.reload();
      await expect(explorer.getByRole('status')).toHaveText("Rslib 0.23.2 can't build this.");
      await choose(explorer, 'release', '1.0.0');
      await expect(explorer.getByRole('status')).toContainText('written by Rslib 1.0.0.');
    });
  });

  test('opens a file that a choice changed, in the colors of fences, and is used by keyboard', async ({
    page: tab,
  }) => {
    await open(tab, page);
    const explorer = tab.getByRole('region', { name: 'Output explorer' });
    await choose(explorer, 'dts', 'true');
    await expect(explorer.getByRole('radio', { name: 'index.d.ts new' })).toBeChecked();
    await expect(explorer.getByText('dist/index.d.ts')).toBeVisible();
    await explorer.getByRole('radio', { name: 'index.js' }).check();
    await expect(explorer.getByText('dist/index.js')).toBeVisible();
    await expect(explorer.getByText('export { Clock, folder, here };')).toBeVisible();
    await test.step('by keyboard', async () => {
      await expect(
        tab.locator('islet-island[data-hydrated]').filter({ has: explorer }),
      ).toHaveCount(1);
      await explorer.getByRole('radio', { name: 'esm' }).focus();
      await tab.keyboard.press('ArrowRight');
      await expect(explorer.getByRole('radio', { name: 'cjs', exact: true })).toBeChecked();
      await expect(explorer.getByText('compared with index.js')).toBeVisible();
      const added = explorer.locator('.inserted').filter({ hasText: '"use strict"' });
      await expect(added.locator('.token.string')).toHaveText('"use strict"');
      await expect(explorer.locator('.deleted', { hasText: 'export {' })).toBeVisible();
    });
    await test.step('its parts are side by side where there is room', async () => {
      const files = explorer.getByRole('group', { name: 'dist' });
      const content = explorer.locator('.code').last();
      const isBeside = async () => {
        const [left, right] = await Promise.all([files.boundingBox(), content.boundingBox()]);
        return left !== null && right !== null && left.x + left.width <= right.x;
      };
      await tab.setViewportSize({ width: 1440, height: 900 });
      await expect.poll(isBeside).toBe(true);
      await tab.setViewportSize({ width: 390, height: 800 });
      await expect.poll(isBeside).toBe(false);
      const room = (await explorer.boundingBox())?.width ?? 0;
      for (const pill of await explorer.locator('.segments').all()) {
        const { width = room, height } = (await pill.boundingBox()) ?? {};
        expect(height).toBe(36);
        expect(width).toBeLessThan(room);
      }
    });
  });

  test('keeps the choice in the address, and has it again after going back', async ({
    page: tab,
  }) => {
    await open(tab, `${page}?navbar=0&format=cjs#explore`);
    const explorer = tab.getByRole('region', { name: 'Output explorer' });
    await expect(explorer.getByRole('radio', { name: 'cjs', exact: true })).toBeChecked();
    await expect(explorer.getByText('dist/index.cjs, compared with index.js')).toBeVisible();
    await choose(explorer, 'dts', '{ bundle: true }');
    await expect(tab).toHaveURL(/\?navbar=0&format=cjs&dts=bundle#explore$/);
    await expect(tab.getByRole('banner')).toBeHidden();

    await tab.reload();
    await expect(explorer.getByRole('radio', { name: '{ bundle: true }' })).toBeChecked();
    await expect(explorer.getByRole('radio', { name: 'index.d.ts' })).toBeVisible();
    await test.step('after going back', async () => {
      await open(tab, page);
      await explorer.getByRole('radio', { name: 'umd' }).check();
      await expect(explorer.getByText("umdName: 'Explorer'")).toBeVisible();
      const outline = tab.getByRole('complementary').getByRole('link', { name: 'Pitfalls' });
      await outline.click();
      await expect(tab).toHaveURL(/\?format=umd#pitfalls$/);
      await choose(explorer, 'format', 'cjs');
      await expect(tab).toHaveURL(/\?format=cjs#pitfalls$/);
      await tab.goBack();
      await expect(explorer.getByRole('radio', { name: 'umd' })).toBeChecked();
      await expect(explorer.getByText("umdName: 'Explorer'")).toBeVisible();

      await tab.getByRole('navigation').getByRole('link', { name: 'Config', exact: true }).click();
      await expect(tab.getByRole('heading', { level: 1, name: 'Config' })).toBeVisible();
      await tab.goBack();
      await expect(explorer.getByRole('radio', { name: 'umd' })).toBeChecked();
      await expect(explorer.getByText("umdName: 'Explorer'")).toBeVisible();
    });
  });

  test('offers some of the options on the page of one', async ({ page: tab }) => {
    await open(tab, 'config/lib/shims');
    const explorer = tab.getByRole('region', { name: 'Output explorer' });
    await expect(tab.locator('islet-island[data-hydrated]').filter({ has: explorer })).toHaveCount(
      1,
    );
    await expect(explorer.getByRole('group', { name: 'format' })).toBeVisible();
    await expect(explorer.getByRole('group', { name: 'minify' })).toHaveCount(0);
    await explorer.getByRole('radio', { name: 'all' }).check();
    await expect(explorer.locator('.inserted', { hasText: 'node:url' })).toBeVisible();
  });
});

test.describe('Output explorer without script', () => {
  test.use({ javaScriptEnabled: false });
  test('shows the usual output', async ({ page: tab }) => {
    await tab.goto(page);
    const explorer = tab.getByRole('region', { name: 'Output explorer' });
    await expect(explorer.getByText('export { Clock, folder, here };')).toBeVisible();
    await expect(explorer.getByRole('radio', { name: 'cjs' })).toBeDisabled();
  });
});

/** Chooses a value of one option; other options may have the same. */
const choose = (explorer: Locator, option: string, value: string): Promise<void> =>
  explorer
    .getByRole('group', { name: option })
    .getByRole('radio', { name: value, exact: true })
    .check();
