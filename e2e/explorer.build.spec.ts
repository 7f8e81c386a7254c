import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';
import { formatSize } from '../packages/core/src/common/formatSize.ts';
import { firstChoice } from '../site/explorer/choices.ts';
import { findOutput, isExplorerData } from '../site/explorer/explorerData.ts';
import { expect, open, test } from './support/test.ts';

test.use({ site: 'rslib' });

const page = 'guide/basic/output-format';

test.describe('Output explorer', () => {
  test('shows what a choice writes and what it changes', async ({ page: tab }) => {
    const requests: string[] = [];
    tab.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await open(tab, page);
    const explorer = tab.getByRole('region', { name: 'Output explorer' });
    await expect(explorer.getByText('dist/index.js')).toBeVisible();
    await expect(explorer.getByRole('radio', { name: 'cjs' })).toBeEnabled();
    expect(requests.filter((path) => path.includes('/explorer/'))).toEqual([]);

    await explorer.getByRole('radio', { name: "'es2020'" }).check();
    await expect(explorer.getByRole('status')).toContainText('Changed: index.js.');
    await expect(explorer.locator('.inserted').first()).toBeVisible();
    await expect(explorer.locator('.highlighted')).toHaveText("      syntax: 'es2020',");

    await choose(explorer, 'bundle', 'false');
    await expect(explorer.getByRole('radio', { name: 'pad.js' })).toBeVisible();
    expect(requests.filter((path) => path.includes('/explorer/'))).toEqual(['/explorer/esm.json']);

    // UMD is always bundled.
    await explorer.getByRole('radio', { name: 'umd' }).check();
    await expect(explorer.getByRole('status')).toContainText('No longer written: ');
    await expect(explorer.getByRole('radio', { name: 'pad.js removed' })).toBeDisabled();
    await expect(
      explorer.getByRole('group', { name: 'bundle' }).getByRole('radio', { name: 'false' }),
    ).toBeDisabled();
  });

  test('opens a file that a choice changed, and any other on demand', async ({ page: tab }) => {
    await open(tab, page);
    const explorer = tab.getByRole('region', { name: 'Output explorer' });
    await choose(explorer, 'dts', 'true');
    await expect(explorer.getByRole('radio', { name: 'index.d.ts new' })).toBeChecked();
    await expect(explorer.getByText('dist/index.d.ts')).toBeVisible();
    await explorer.getByRole('radio', { name: 'index.js' }).check();
    await expect(explorer.getByText('dist/index.js')).toBeVisible();
    await expect(explorer.getByText('export { Clock, folder, here };')).toBeVisible();
  });

  test('colors code as fences do', async ({ page: tab }) => {
    await open(tab, page);
    const explorer = tab.getByRole('region', { name: 'Output explorer' });
    await expect(explorer.locator('.token.keyword').first()).toHaveText('import');
    await explorer.getByRole('radio', { name: 'cjs' }).check();
    const added = explorer.locator('.inserted').filter({ hasText: '"use strict"' });
    await expect(added.locator('.token.string')).toHaveText('"use strict"');
  });

  test('keeps the choice in the address', async ({ page: tab }) => {
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
  });

  test('has the choice again after going back', async ({ page: tab }) => {
    await open(tab, page);
    const explorer = tab.getByRole('region', { name: 'Output explorer' });
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

  test('shows the size of a file that is too large to show', async ({ page: tab }) => {
    await open(tab, `${page}?format=mf`);
    const explorer = tab.getByRole('region', { name: 'Output explorer' });
    const data: unknown = JSON.parse(await readFile('site/public/explorer/mf.json', 'utf8'));
    if (!isExplorerData(data)) throw new Error('The data of the explorer has another shape.');
    const files = Object.entries(findOutput(data, { ...firstChoice, format: 'mf' }));
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

  test('can be used with the keyboard', async ({ page: tab }) => {
    await open(tab, page);
    const explorer = tab.getByRole('region', { name: 'Output explorer' });
    await expect(tab.locator('docs-island[data-hydrated]').filter({ has: explorer })).toHaveCount(
      1,
    );
    await explorer.getByRole('radio', { name: 'esm' }).focus();
    await tab.keyboard.press('ArrowRight');
    await expect(explorer.getByRole('radio', { name: 'cjs', exact: true })).toBeChecked();
    await expect(explorer.getByText('compared with index.js')).toBeVisible();
    await expect(explorer.locator('.deleted', { hasText: 'export {' })).toBeVisible();
  });

  test('has its parts side by side where there is room', async ({ page: tab }) => {
    await open(tab, page);
    const explorer = tab.getByRole('region', { name: 'Output explorer' });
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

  test('offers some of the options on the page of one', async ({ page: tab }) => {
    await open(tab, 'config/lib/shims');
    const explorer = tab.getByRole('region', { name: 'Output explorer' });
    await expect(tab.locator('docs-island[data-hydrated]').filter({ has: explorer })).toHaveCount(
      1,
    );
    await expect(explorer.getByRole('group', { name: 'format' })).toBeVisible();
    await expect(explorer.getByRole('group', { name: 'minify' })).toHaveCount(0);
    await explorer.getByRole('radio', { name: 'all' }).check();
    await expect(explorer.locator('.inserted', { hasText: 'node:url' })).toBeVisible();
  });

  test('reports outputs that cannot be loaded, and tries again', async ({
    page: tab,
    expectErrors,
  }) => {
    expectErrors(/503/, /explorer\/cjs\.json/);
    await open(tab, page);
    await tab.route('**/explorer/cjs.json', (route) => route.fulfill({ status: 503 }), {
      times: 1,
    });
    const explorer = tab.getByRole('region', { name: 'Output explorer' });
    await explorer.getByRole('radio', { name: 'cjs' }).check();
    await expect(explorer.getByRole('alert')).toContainText('could not be loaded');
    await explorer.getByRole('radio', { name: "'es5'" }).check();
    await expect(explorer.getByText('dist/index.cjs, ')).toBeVisible();
    await expect(explorer.getByRole('alert')).toHaveCount(0);
  });

  test('has no violations after a choice', async ({ page: tab }) => {
    await open(tab, page);
    const explorer = tab.getByRole('region', { name: 'Output explorer' });
    await explorer.getByRole('radio', { name: "'es5'" }).check();
    await expect(explorer.locator('.inserted').first()).toBeVisible();
    await tab.evaluate(axe.source);
    const { violations }: AxeResults = await tab.evaluate('axe.run(".explorer")');
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  });
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the explorer shows the usual output', async ({ page: tab }) => {
    await tab.goto(page);
    const explorer = tab.getByRole('region', { name: 'Output explorer' });
    await expect(explorer.getByText('export { Clock, folder, here };')).toBeVisible();
    await expect(explorer.getByRole('radio', { name: 'cjs' })).toBeDisabled();
  });

  test('the table of defaults can be switched', async ({ page: tab }) => {
    await tab.goto('config/defaults');
    const bundled = tab.getByRole('region', { name: 'Defaults: Bundled, Node.js' });
    const bundleless = tab.getByRole('region', { name: 'Defaults: Bundleless, Browsers' });
    await expect(bundled.getByRole('columnheader')).toHaveText([
      'Option',
      'Rsbuild',
      'esm',
      'cjs',
      'umd',
      'iife',
      'mf',
    ]);
    await expect(bundleless).toBeHidden();
    await tab.getByRole('radio', { name: 'Bundleless' }).check();
    await tab.getByRole('radio', { name: 'Browsers' }).check();
    await expect(bundleless).toBeVisible();
    await expect(bundled).toBeHidden();
  });

  test('the table of defaults shows only differences, or all', async ({ page: tab }) => {
    await tab.goto('config/defaults');
    const rows = tab.getByRole('row');
    const same = rows.filter({ has: tab.getByRole('rowheader', { name: 'output.charset' }) });
    const other = rows.filter({ has: tab.getByRole('rowheader', { name: 'output.assetPrefix' }) });
    await expect(other).toBeVisible();
    await expect(same).toHaveCount(0);
    await tab.getByRole('checkbox', { name: 'Differences only' }).uncheck();
    await expect(same).toBeVisible();
    await expect(same.locator('.own')).toHaveCount(0);
    await expect(other.locator('.own')).toHaveText(["'auto'", "'auto'"]);
  });
});

test.describe('Table of defaults', () => {
  for (const width of [1440, 1920]) {
    test(`has room for all columns at ${width} px`, async ({ page: tab }) => {
      await tab.setViewportSize({ width, height: 900 });
      await open(tab, 'config/defaults');
      const table = tab.getByRole('region', { name: 'Defaults: Bundled, Node.js' });
      expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      // The head stays below the bar.
      const row = table.getByRole('rowheader').last();
      await row.scrollIntoViewIfNeeded();
      const head = table.getByRole('columnheader', { name: 'esm' });
      const bar = await tab.getByRole('banner').boundingBox();
      await expect
        .poll(async () => (await head.boundingBox())?.y)
        .toBeCloseTo((bar?.y ?? 0) + (bar?.height ?? 0), 0);
    });
  }

  test('keeps its first column and its head in sight where it scrolls', async ({ page: tab }) => {
    await tab.setViewportSize({ width: 390, height: 800 });
    await open(tab, 'config/defaults');
    const table = tab.getByRole('region', { name: 'Defaults: Bundled, Node.js' });
    const fade = () =>
      table.evaluate((element) => getComputedStyle(element).getPropertyValue('--fade-end'));
    await expect.poll(fade).toBe('40px');
    await table.evaluate((element) => element.scrollTo(element.scrollWidth, element.scrollHeight));
    await expect.poll(fade).toBe('0px');
    const corner = table.getByRole('columnheader', { name: 'Option' });
    const place = await table.boundingBox();
    await expect
      .poll(async () => (await corner.boundingBox())?.x)
      .toBeCloseTo((place?.x ?? 0) + 1, 0);
    await expect
      .poll(async () => (await corner.boundingBox())?.y)
      .toBeCloseTo((place?.y ?? 0) + 1, 0);
    // The column is as wide as its longest name, which isn't broken.
    const longest = table.getByRole('rowheader', { name: 'overrideBrowserslist' }).locator('code');
    const lines = await longest.evaluate(({ lastChild }) => {
      const range = document.createRange();
      if (lastChild) range.selectNode(lastChild);
      return range.getClientRects().length;
    });
    expect(lines).toBe(1);
    const name = table.getByRole('rowheader').last();
    await expect
      .poll(async () => (await name.boundingBox())?.x)
      .toBeCloseTo((place?.x ?? 0) + 1, 0);
  });
});

/** Chooses a value of one option; other options may have the same. */
const choose = (explorer: Locator, option: string, value: string): Promise<void> =>
  explorer
    .getByRole('group', { name: option })
    .getByRole('radio', { name: value, exact: true })
    .check();
