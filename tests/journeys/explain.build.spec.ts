import axe, { type AxeResults } from 'axe-core';
import { expect, open, test } from '../support/test.ts';

test.use({ site: 'rslib' });

const config = `export default {
  lib: [{ format: 'esm', outBase: 'src' }],
  minify: true,
};`;

test.describe('The page that explains configs', () => {
  test('explains what is pasted, by keyboard, and sends it nowhere', async ({ page: tab }) => {
    const requests: string[] = [];
    tab.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')));
    await open(tab, 'guide/start/explain');
    const box = tab.getByRole('textbox', { name: 'Your config or package.json' });
    await expect(box).toBeEnabled();
    const before = requests.length;
    await box.focus();
    await tab.keyboard.insertText(config);
    const region = tab.getByRole('region', { name: 'Explain a config' });
    await expect(region.getByText('It matters only with bundle: false.')).toBeVisible();
    await expect(region.getByText('Did you mean output.minify?')).toBeVisible();
    await expect(region.getByText('--format')).toBeVisible();
    await expect(region.getByRole('link', { name: 'outBase' })).toHaveAttribute(
      'href',
      /\/config\/lib\/out-base$/,
    );
    await test.step('the parser comes with the first text', () => {
      expect(requests.slice(before).some((url) => url.includes('/hashed/'))).toBe(true);
      expect(requests.join('\n')).not.toContain('outBase');
    });
    await test.step('what it shows has no violations of axe', async () => {
      await tab.evaluate(axe.source);
      const { violations }: AxeResults = await tab.evaluate('axe.run(".explainer")');
      expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
    });
    await test.step('it fits on a phone', async () => {
      await tab.setViewportSize({ width: 390, height: 800 });
      const width = await tab.evaluate('document.documentElement.scrollWidth');
      expect(width).toBeLessThanOrEqual(390);
    });
    await test.step('a link carries the text in its fragment', async () => {
      await region.getByRole('button', { name: 'Copy a link to this' }).click();
      await expect(tab).toHaveURL(/#text=[\w-]+$/);
      await tab.reload();
      await expect(box).toHaveValue(config);
      await expect(region.getByText('It matters only with bundle: false.')).toBeVisible();
      expect(requests.join('\n')).not.toContain('outBase');
    });
  });

  test('drafts a config for one of another tool, and finds the files of a package', async ({
    page: tab,
  }) => {
    await open(tab, 'guide/start/explain');
    const box = tab.getByRole('textbox', { name: 'Your config or package.json' });
    const region = tab.getByRole('region', { name: 'Explain a config' });
    await box.fill(
      "import { defineConfig } from 'tsup';\nexport default defineConfig({ dts: true });",
    );
    await expect(region.getByText('Read as tsup.config')).toBeVisible();
    await expect(region.locator('.code')).toContainText("lib: [\n    { format: 'cjs' },");
    await box.fill('{ "name": "bus", "exports": { "require": "./bus.cjs" } }');
    await expect(region.getByText('Read as package.json')).toBeVisible();
    await expect(region.getByText('exports has nothing for it, so it fails').first()).toBeVisible();
    await region.getByRole('combobox', { name: 'What it is' }).selectOption('rslib.config');
    await expect(region.getByText('Rslib has no option name.')).toBeVisible();
    await box.fill('export default {');
    await expect(region.getByRole('alert')).toContainText(
      'neither JavaScript, TypeScript nor JSON',
    );
  });

  test('explains in Chinese, with links to Chinese pages', async ({ page: tab }) => {
    // The first visit leads to the language of the browser.
    await open(tab, 'guide/start/explain');
    await open(tab, 'zh/guide/start/explain');
    await tab.getByRole('textbox', { name: '你的配置或package.json' }).fill(config);
    const region = tab.getByRole('region', { name: '解释配置' });
    await expect(region.getByText('只在bundle: false时有意义。')).toBeVisible();
    await expect(region.getByRole('link', { name: 'outBase' })).toHaveAttribute(
      'href',
      /\/zh\/config\/lib\/out-base$/,
    );
  });
});
