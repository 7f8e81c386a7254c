import { readFile } from 'node:fs/promises';
import type { Page, Response } from '@playwright/test';
import { findViolations } from '../support/findViolations.ts';
import { checkState, preparePage, setLook } from '../support/looks.ts';
import { standInWorker } from '../support/standInWorker.ts';
import { expect, open, test } from '../support/test.ts';

test.use({ site: 'rslib' });

const main = (page: Page) => page.getByRole('main');
const run = (page: Page) => main(page).locator('header').getByRole('button', { name: 'Run' });
const editor = (page: Page) => main(page).getByRole('textbox', { name: /^Text of / });
const file = (page: Page, name: string) => main(page).getByRole('tab', { name });
const command = (page: Page) => main(page).getByRole('textbox', { name: 'Command' });
const written = (page: Page) => main(page).getByRole('group', { name: 'dist' });
const status = (page: Page) => main(page).locator('header').getByRole('status');

/** Opens the page with a worker that answers at once, and waits for the editor. */
async function openPlayground(page: Page, address = 'playground/'): Promise<void> {
  await page.route('**/playground/runtime/manifest.json', (route) =>
    route.fulfill({ json: { worker: 'hashed/worker-A1B2.js' } }),
  );
  await page.route('**/playground/runtime/hashed/worker-A1B2.js', (route) =>
    route.fulfill({
      body: standInWorker,
      contentType: 'text/javascript',
      headers: { 'Cross-Origin-Embedder-Policy': 'require-corp' },
    }),
  );
  await open(page, address);
  await expect(main(page).locator('.cm-content')).toBeVisible();
}

/** Writes at the end of a file. */
async function write(page: Page, name: string, text: string): Promise<void> {
  await file(page, name).click();
  await editor(page).focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText(text);
}

test.describe('The playground', () => {
  test('builds when Run is pressed, then after each change, and shows what the change did', async ({
    page,
  }) => {
    const workers: string[] = [];
    page.on('worker', (worker) => workers.push(worker.url()));
    await openPlayground(page);
    await write(page, 'src/index.ts', '// one\n');
    expect(workers).toEqual([]);
    await expect(status(page)).toHaveText('Not run yet.');
    await run(page).click();
    await expect(written(page).getByRole('radio', { name: /^index\.js/ })).toBeChecked();
    await expect(status(page)).toHaveText(/^3 files, .+, in 5 ms$/);
    await expect(main(page).getByText('// one')).toHaveCount(2);

    await test.step('a pause builds again, and marks the changed lines', async () => {
      await write(page, 'src/index.ts', '// two\n');
      await expect(main(page).locator('[data-kind="added"]')).toHaveText('+ // two');
      await expect(written(page).getByText('changed')).toHaveCount(1);
    });
    await test.step('a pinned build stays what later ones are compared with', async () => {
      await main(page).getByRole('button', { name: 'Pin this build' }).click();
      await write(page, 'src/index.ts', '// three\n');
      await write(page, 'src/index.ts', '// four\n');
      await page.keyboard.press('ControlOrMeta+s');
      await expect(main(page).locator('[data-kind="added"]')).toHaveText([
        '+ // three',
        '+ // four',
      ]);
      await main(page).getByLabel('Compare with').selectOption('nothing');
      await expect(main(page).locator('[data-kind="added"]')).toHaveCount(0);
    });
    await test.step('the terminal has the colors of the tool', async () => {
      await main(page).getByRole('tab', { name: 'Terminal' }).click();
      await expect(main(page).locator('.ansi-green')).toHaveText('ready');
    });
    await test.step('the command can be another one, and several', async () => {
      await command(page).fill('npx rslib --watch');
      await expect(main(page).getByText(/^Can't run here: "npx rslib --watch"/)).toBeVisible();
      await expect(run(page)).toBeDisabled();
      await command(page).fill('rslib --lib a; rslib --lib b');
      await command(page).press('Enter');
      await expect(main(page).locator('.pg-terminal')).toContainText(
        'rslib --lib a\nrslib --lib b',
      );
    });
    expect(workers).toHaveLength(1);
  });

  test('is used by keyboard alone, and the editor lets go of the focus', async ({ page }) => {
    await openPlayground(page);
    await file(page, 'rslib.config.ts').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowUp');
    await expect(file(page, 'package.json')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(editor(page)).toContainText('"name": "tiny-duration"');
    await editor(page).focus();
    await page.keyboard.press('Tab');
    await expect(editor(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(editor(page)).not.toBeFocused();
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(status(page)).toHaveText(/^3 files/);
  });

  test('adds, renames and deletes files, and says which names are impossible', async ({ page }) => {
    await openPlayground(page);
    await main(page).getByRole('button', { name: 'New file' }).click();
    const name = main(page).getByLabel('Name of the file');
    await name.fill('../secret.ts');
    await name.press('Enter');
    await expect(main(page).getByText(/^Use a path inside the project/)).toBeVisible();
    await name.fill('src/more.ts');
    await name.press('Enter');
    await expect(file(page, 'src/more.ts')).toHaveAttribute('aria-selected', 'true');
    await main(page).getByRole('button', { name: 'Rename: src/more.ts' }).click();
    await name.fill('src/less.ts');
    await name.press('Enter');
    await expect(file(page, 'src/less.ts')).toBeVisible();
    await main(page).getByRole('button', { name: 'Delete: src/less.ts' }).click();
    await expect(file(page, 'src/less.ts')).toHaveCount(0);
    await expect(file(page, 'rslib.config.ts')).toHaveAttribute('aria-selected', 'true');
  });

  test('shares a project by a link, which runs nothing before Run is pressed', async ({ page }) => {
    await openPlayground(page);
    await write(page, 'src/index.ts', '// mine\n');
    await command(page).fill('npx rslib --lib a');
    await main(page).getByRole('button', { name: 'Share' }).click();
    await expect(page).toHaveURL(/\/playground\/#2~[\w-]+$/);
    const address = page.url();

    const workers: string[] = [];
    page.on('worker', (worker) => workers.push(worker.url()));
    // As in another tab.
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('about:blank');
    await openPlayground(page, address);
    await expect(main(page).getByText('This code comes from the link')).toBeVisible();
    await write(page, 'src/index.ts', '// more\n');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(editor(page)).toContainText('// mine');
    await expect(command(page)).toHaveValue('npx rslib --lib a');
    expect(workers).toEqual([]);
    await run(page).click();
    await expect(main(page).locator('.pg-code').getByText('// mine')).toBeVisible();
    await expect(main(page).getByText('This code comes from the link')).toHaveCount(0);

    await test.step('another link in the same tab is another project, which has not run', async () => {
      await page.evaluate(() => {
        location.hash = '#1~damaged';
      });
      await expect(main(page).getByText('This link is damaged')).toBeVisible();
    });
  });

  test('keeps changes over a reload, without running them', async ({ page }) => {
    const workers: string[] = [];
    page.on('worker', (worker) => workers.push(worker.url()));
    await openPlayground(page, 'playground/?run=tiny-duration/dual');
    await write(page, 'src/index.ts', '// mine\n');
    await page.addInitScript(() => {
      globalThis.moved = [];
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved.push(JSON.stringify(entry));
      });
      observer.observe({ type: 'layout-shift', buffered: true });
    });
    await page.reload();
    await expect(main(page).getByText('Your changes are still here')).toBeVisible();
    expect(await page.evaluate(() => moved)).toEqual([]);
    await file(page, 'src/index.ts').click();
    await expect(editor(page)).toContainText('// mine');
    expect(workers).toEqual([]);
    await test.step('but not where the reader has opened something else', async () => {
      await main(page).getByLabel('Example').selectOption('UMD');
      await expect(editor(page)).toContainText("umdName: 'Explorer'");
      await page.reload();
      await expect(editor(page)).toContainText("umdName: 'Explorer'");
      await expect(main(page).getByText('Your changes are still here')).toHaveCount(0);
    });
  });

  test('explains the config as it stands in the editor, once that is asked for', async ({
    page,
  }) => {
    const scripts: Response[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/hashed/')) scripts.push(response);
    });
    await openPlayground(page);
    const output = main(page).getByRole('region', { name: 'Output' });
    const before = scripts.length;
    await output.getByRole('tab', { name: 'Output' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(output.getByRole('tab', { name: 'Explain' })).toBeFocused();
    const explained = output.getByRole('tabpanel', { name: 'Explain' });
    const config = explained.getByRole('region', { name: 'rslib.config.ts' });
    await expect(config.getByText('Read as rslib.config')).toBeVisible();
    await expect(
      explained.getByRole('region', { name: 'package.json' }).getByText('Node.js, import').first(),
    ).toBeVisible();
    const texts = await Promise.all(scripts.map((script) => script.text()));
    const explainers = texts.map((text) => text.includes('has a global name'));
    expect(explainers.lastIndexOf(true)).toBe(explainers.indexOf(true));
    expect(explainers.indexOf(true)).toBeGreaterThanOrEqual(before);

    await test.step('and follows the editor, in the words of the page about configs', async () => {
      await file(page, 'rslib.config.ts').click();
      await editor(page).press('ControlOrMeta+a');
      await page.keyboard.press('Delete');
      await page.keyboard.insertText("export default { lib: [{ umdName: 'A' }] };");
      await expect(config.getByText("Only format: 'umd' has a global name.")).toBeVisible();
      await explained.getByRole('button', { name: 'package.json' }).click();
      await expect(editor(page)).toContainText('"name": "tiny-duration"');
    });
    await test.step('what it shows has no violations of axe, and fits on a phone', async () => {
      await page.setViewportSize({ width: 390, height: 800 });
      await main(page).getByRole('radio', { name: 'Output' }).check();
      await expect(config).toBeVisible();
      expect(await findViolations(page, new Set())).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
    });
  });

  test('explains in Chinese', async ({ page }) => {
    // The first visit leads to the language of the browser.
    await openPlayground(page);
    await openPlayground(page, 'zh/playground/');
    await main(page).getByRole('tab', { name: '解释' }).click();
    await expect(main(page).getByText('识别为rslib.config').first()).toBeVisible();
  });

  test('says which packages it lacks, before and after a build', async ({ page }) => {
    const missing = page.getByText('Not available in the playground: rxjs and zod.');
    await openPlayground(page);
    await write(page, 'src/index.ts', "import 'zod';\nimport 'rxjs/operators';\n");
    await expect(main(page).getByRole('status').filter({ has: missing })).toBeVisible();
    await run(page).click();
    await expect(
      main(page).getByRole('region', { name: 'Output' }).filter({ has: missing }),
    ).toBeVisible();
    await expect(missing).toHaveCount(1);
  });

  test('opens a choice of the output explorer, in a document of its own', async ({
    page,
    documents,
  }) => {
    await open(page, 'guide/basic/output-format');
    const explorer = page.getByRole('region', { name: 'Output explorer' });
    await explorer.getByRole('radio', { name: 'umd' }).check();
    await explorer.getByRole('link', { name: 'Edit this' }).click();
    await expect(editor(page)).toContainText("umdName: 'Explorer'");
    expect(documents).toHaveLength(2);
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  });

  test('gives the project and the output away as archives', async ({ page }) => {
    await openPlayground(page);
    await main(page).getByRole('button', { name: 'More' }).click();
    await expect(main(page).getByRole('button', { name: 'Download the output' })).toBeDisabled();
    const downloading = page.waitForEvent('download');
    await main(page).getByRole('button', { name: 'Download the project' }).click();
    const zip = await readFile(await (await downloading).path());
    expect(zip.toString('latin1')).toContain('src/format.ts');
    expect(zip.toString('latin1')).toContain('"@rslib/core"');
  });

  for (const [failure, message] of [
    ['memory', '2 GiB of addresses'],
    ['download', 'Check your connection'],
    ['panic', 'to restart it'],
    ['unsupported', 'in this browser'],
  ] as const) {
    test(`explains ${failure}, and offers the recorded outputs`, async ({ page }) => {
      await openPlayground(page);
      await write(page, 'src/index.ts', `// fail: ${failure}\n`);
      await run(page).click();
      const alert = main(page).getByRole('alert').filter({ hasText: message });
      await expect(alert).toBeVisible();
      await expect(alert.getByRole('link')).toHaveAttribute(
        'href',
        '/guide/basic/output-format#explore',
      );
      await write(page, 'src/index.ts', '\n// fail: no\n');
      await expect(alert).toHaveCount(0);
    });
  }

  test('reads well, and axe finds nothing, with an output, an image and a faulty command', async ({
    page,
    passedLooks: passed,
  }) => {
    await preparePage(page);
    await setLook(page, { colorScheme: 'light', width: 1440 });
    await openPlayground(page, 'playground/?run=card-styles/build');
    await run(page).click();
    await expect(written(page)).toBeVisible();
    await file(page, 'src/dot.png').click();
    await expect(main(page).getByText("src/dot.png has 70 B and can't be shown")).toBeVisible();
    await command(page).fill('npx tsc');
    await expect(main(page).getByText(/^Can't run here: "npx tsc"/)).toBeVisible();
    expect(await checkState(page, { width: 1440, passed })).toEqual([]);
    await setLook(page, { colorScheme: 'dark', width: 390 });
    expect(await checkState(page, { width: 390, passed })).toEqual([]);
  });

  test('stops a build that does not end', async ({ page }) => {
    await openPlayground(page);
    await write(page, 'src/index.ts', '// fail: never\n');
    await run(page).click();
    await main(page).locator('header').getByRole('button', { name: 'Stop' }).click();
    await expect(status(page)).toHaveText('Stopped.');
    await expect(run(page)).toBeEnabled();
  });
});
