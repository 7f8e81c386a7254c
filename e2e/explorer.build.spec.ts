import { readFile } from 'node:fs/promises';
import { formatSize } from '@docs/common/formatSize.ts';
import axe, { type AxeResults } from 'axe-core';
import { firstChoice } from '../site/explorer/choices.ts';
import { type ExplorerData, findOutput } from '../site/explorer/explorerData.ts';
import { expect, open, test } from './support/test.ts';

test.use({ site: 'rslib' });

const page = 'guide/basic/output-format';

test.describe('Output explorer', () => {
  test('shows what a choice writes and what it changes', async ({ page: tab }) => {
    const requests: string[] = [];
    tab.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await open(tab, page);
    const explorer = tab.getByRole('region', { name: 'Output explorer' });
    await expect(explorer.getByText('dist/index.js (')).toBeVisible();
    await expect(explorer.getByRole('radio', { name: 'cjs' })).toBeEnabled();
    expect(requests.filter((path) => path.includes('/explorer/'))).toEqual([]);

    await explorer.getByRole('radio', { name: "'es2020'" }).check();
    await expect(explorer.getByRole('status')).toContainText(
      'Since the last choice changed: index.js.',
    );
    await expect(explorer.locator('.inserted').first()).toBeVisible();
    await expect(explorer.locator('code').filter({ hasText: "syntax: 'es2020'" })).toBeVisible();

    await explorer
      .getByRole('group', { name: 'bundle' })
      .getByRole('radio', { name: 'false' })
      .check();
    await expect(explorer.getByText('dist/pad.js (')).toBeVisible();
    expect(requests.filter((path) => path.includes('/explorer/'))).toEqual(['/explorer/esm.json']);

    // UMD is always bundled.
    await explorer.getByRole('radio', { name: 'umd' }).check();
    await expect(explorer.getByRole('status')).toContainText('no longer written: ');
    await expect(
      explorer.getByRole('group', { name: 'bundle' }).getByRole('radio', { name: 'false' }),
    ).toBeDisabled();
  });

  test('tells how large a file is that nobody reads', async ({ page: tab }) => {
    await open(tab, page);
    const explorer = tab.getByRole('region', { name: 'Output explorer' });
    await explorer.getByRole('radio', { name: 'mf' }).check();
    const data = JSON.parse(await readFile('site/public/explorer/mf.json', 'utf8')) as ExplorerData;
    const files = Object.entries(findOutput(data, { ...firstChoice, format: 'mf' }));
    const long = files.filter(([, file]) => typeof file === 'number');
    expect(long.length).toBeGreaterThan(0);
    await expect(explorer.getByText('Too long to show.')).toHaveCount(long.length);
    for (const [name, bytes] of long) {
      await expect(explorer.getByText(`${name} (${formatSize(Number(bytes))}`)).toBeVisible();
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
    await expect(explorer.getByRole('radio', { name: 'cjs' })).toBeChecked();
    await expect(explorer.getByText('compared with index.js')).toBeVisible();
    await expect(explorer.locator('.deleted', { hasText: 'export {' })).toBeVisible();
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

  test('tells when outputs cannot be loaded, and tries again', async ({
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
    await expect(explorer.getByText('dist/index.cjs (')).toBeVisible();
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
    await tab.goto('config/');
    await tab.getByText('The default of each option').click();
    const bundled = tab.getByRole('region', { name: 'Defaults: Bundle, Node.js' });
    const bundleless = tab.getByRole('region', { name: 'Defaults: Bundleless, browsers' });
    await expect(bundled.getByRole('columnheader')).toContainText([
      'Option',
      'Rsbuild',
      'esm',
      'cjs',
      'umd',
      'iife',
      'mf',
    ]);
    await expect(bundleless).toBeHidden();
    await tab.getByRole('radio', { name: 'Bundleless, browsers' }).check();
    await expect(bundleless).toBeVisible();
    await expect(bundled).toBeHidden();
  });
});
