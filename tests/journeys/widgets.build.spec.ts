import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../support/test.ts';

const address = 'guide/widgets';
const tabsKey = 'islet-tabs-package-manager';

const main = (page: Page): Locator => page.getByRole('main');
/** The code block that contains a text. */
const codeWith = (page: Page, text: string): Locator =>
  main(page).locator('.code').filter({ hasText: text });

test.describe('Tabs', () => {
  test('of commands change together, others by group, all of them by keyboard', async ({
    page,
  }) => {
    await open(page, address);
    await test.step('package managers rewrite the command, across the page', async () => {
      const commands = main(page).locator(
        '[role=tabpanel]:not([hidden]) .code[data-lang=bash] code',
      );
      await expect(commands).toHaveText([
        'npm install -D left-pad@latest',
        'npm create thing@latest',
        'npx thing@latest init\nnpm run build',
      ]);
      await page.getByRole('tab', { name: 'yarn' }).nth(1).click();
      await expect(commands).toHaveText([
        'yarn add -D left-pad@latest',
        'yarn create thing',
        'yarn dlx thing@latest init\nyarn build',
      ]);
      expect(await page.evaluate((key) => localStorage.getItem(key), tabsKey)).toBe('yarn');
    });

    await test.step('arrows, Home and End', async () => {
      const tab = (name: string) => page.getByRole('tab', { name, exact: true });
      await tab('One').focus();
      for (const [key, name] of [
        ['ArrowRight', 'Two'],
        ['End', 'Three'],
        ['ArrowRight', 'One'],
        ['ArrowLeft', 'Three'],
        ['Home', 'One'],
      ] as const) {
        await page.keyboard.press(key);
        await expect(tab(name)).toBeFocused();
        await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
      }
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('tabpanel', { name: 'Two' })).toHaveText('Second alone.');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(tab('Two')).toBeFocused();
      expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('islet-tabs-');
    });

    await test.step('those of one group show the same value, and the reader stays where they are', async () => {
      const tab = page.getByRole('tab', { name: 'Big' });
      await tab.scrollIntoViewIfNeeded();
      const before = await tab.boundingBox();
      await tab.click();
      await expect(page.getByRole('tab', { name: 'Large' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await expect(page.getByRole('tabpanel', { name: 'Large' })).toBeVisible();
      expect((await tab.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
      await expect(main(page)).toContainText('Also big.');
      expect(await page.evaluate(() => localStorage.getItem('islet-tabs-size'))).toBe('big');
    });

    await test.step('open for a heading inside them', async () => {
      const heading = page.getByRole('heading', { name: 'Inside of a tab' });
      const sizes = page.getByRole('tablist', { name: 'Size' });
      await sizes.getByRole('tab', { name: 'Small' }).click();
      await expect(heading).toBeHidden();
      await page.getByRole('link', { name: 'into the hidden tab' }).click();
      await expect(heading).toBeInViewport();
      await page.goto('about:blank');
      await page.goto(`${address}#inside-of-a-tab`);
      await expect(heading).toBeInViewport();
    });
  });

  test('show the remembered choice before the first paint, and after a navigation', async ({
    page,
    context,
  }) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'pnpm'), tabsKey);
    const shown = (tab: Page) => main(tab).getByRole('tabpanel', { name: 'pnpm' });
    await open(page, 'guide/start');
    await page.getByRole('link', { name: 'Widgets' }).first().click();
    await expect(shown(page)).toHaveCount(3);
    await expect(codeWith(page, '--watch').getByRole('button')).toHaveCount(1);
    const height = (tab: Page) => tab.evaluate(() => document.documentElement.scrollHeight);

    // Without any script but the inline one.
    const bare = await context.newPage();
    await bare.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript' }));
    await bare.goto(address);
    await expect(shown(bare)).toHaveCount(3);
    await expect(bare.getByRole('tab', { name: 'pnpm', selected: true })).toHaveCount(3);
    const tabs = bare.getByRole('tablist').first().getByRole('tab');
    const stops = await tabs.evaluateAll((all) => all.map(({ tabIndex }) => tabIndex));
    expect(stops.filter((stop) => stop === 0)).toHaveLength(1);
    // The buttons of code blocks need no space.
    expect(await height(bare)).toBe(await height(page));
  });
});

test.describe('Widgets without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('show all their content, and no control that does nothing', async ({ page }) => {
    await page.goto(address);
    await expect(main(page).getByText('pnpm install -D')).toBeVisible();
    await expect(main(page).getByText('Also big.')).toBeVisible();
    await expect(main(page).getByRole('button')).toHaveCount(0);
    await expect(main(page).getByRole('tab')).toHaveCount(0);
    // What scrolls is a stop of the keyboard.
    await expect(codeWith(page, '--watch').locator('pre')).toHaveJSProperty('tabIndex', 0);
    await expect(main(page).locator('.table-scroll')).toHaveJSProperty('tabIndex', 0);
  });
});

test.describe('Copying', () => {
  test.use({ ownContext: true });
  test('pages as Markdown, and code without prompts and removed lines', async ({
    page,
    context,
    expectErrors,
  }) => {
    expectErrors(/404/);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    // Otherwise the buttons say it for 2 seconds only.
    await page.clock.install();
    await open(page, address);
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    const code = codeWith(page, '--watch');
    await code.getByRole('button', { name: 'Copy code' }).hover();
    await page.clock.pauseAt(Date.now() + 60_000);

    await test.step('the page', async () => {
      await page.getByRole('button', { name: 'Copy page' }).click();
      await expect(page.locator('.page-actions').getByRole('button')).toHaveText('Copied');
      await expect(page.locator('#\\~announcer')).toHaveText('Copied');
      const markdown = await page.request.get(`${address}.md`);
      expect(await copied()).toBe(await markdown.text());
    });
    await test.step('code', async () => {
      for (const [text, expected] of [
        ['$ npm install', 'npm install\nnpm run build'],
        ['"type": "commonjs"', '{\n  "type": "module",\n}'],
        ['defineConfig', 'import { defineConfig }'],
      ] as const) {
        await codeWith(page, text).getByRole('button', { name: 'Copy code' }).click();
        await expect.poll(copied).toContain(expected);
      }
    });
    await test.step('the button says it for 2 seconds', async () => {
      await code.getByRole('button', { name: 'Copy code' }).click();
      await expect(code.getByRole('button', { name: 'Copied' })).toBeVisible();
      await page.clock.runFor(1999);
      await expect(code.getByRole('button', { name: 'Copied' })).toBeVisible();
      await page.clock.runFor(1);
      await expect(code.getByRole('button', { name: 'Copy code' })).toBeVisible();
    });
    await test.step('the older way, or else from a prompt, without a clipboard', async () => {
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
      });
      await code.getByRole('button', { name: 'Copy code' }).click();
      await expect(code.getByRole('button', { name: 'Copied' })).toBeVisible();
      await page.evaluate(() => {
        document.execCommand = () => false;
      });
      await page.clock.runFor(2000);
      const asked: string[] = [];
      page.once('dialog', async (dialog) => {
        asked.push(dialog.message(), dialog.defaultValue());
        await dialog.dismiss();
      });
      const other = codeWith(page, '$ npm install');
      await other.getByRole('button', { name: 'Copy code' }).click();
      await expect.poll(() => asked).toHaveLength(2);
      expect(asked[0]).toMatch(/^Copy to clipboard: (?:Ctrl|⌘)\+C, Enter$/);
      expect(asked[1]).toBe('npm install\nnpm run build');
      await expect(other.getByRole('button', { name: 'Copy code' })).toBeVisible();
    });
    await test.step('a page that cannot be copied is opened', async () => {
      await page.route('**/*.md', (route) => route.fulfill({ status: 404 }), { times: 1 });
      await page.getByRole('button', { name: 'Copy page' }).click();
      await expect(page).toHaveURL(/\.md$/);
    });
  });
});

test.describe('Code blocks, tables and other widgets', () => {
  test('show what they are, and can be scrolled and wrapped', async ({ page }) => {
    await open(page, address);
    const isStop = (box: Locator, expected: boolean) =>
      expect(box).toHaveJSProperty('tabIndex', expected ? 0 : -1);
    const code = codeWith(page, '@scope/package');
    const pre = code.locator('pre');
    const isScrolling = () => pre.evaluate((box) => box.scrollWidth > box.clientWidth);
    const contentBefore = (node: Locator) =>
      node.evaluate((element) => getComputedStyle(element, '::before').content);

    await test.step('lines wrap on demand, each block for itself; what scrolls is a stop', async () => {
      const wrap = (block: Locator) => block.getByRole('button', { name: 'Wrap lines' });
      await expect(wrap(code)).toHaveAttribute('aria-pressed', 'false');
      expect(await isScrolling()).toBe(true);
      await isStop(pre, true);
      await isStop(codeWith(page, '--watch').locator('pre'), false);
      await wrap(code).click();
      await expect(wrap(code)).toHaveAttribute('aria-pressed', 'true');
      expect(await isScrolling()).toBe(false);
      await isStop(pre, false);
      await expect(wrap(codeWith(page, '--watch'))).toHaveCount(0);
      await expect(wrap(codeWith(page, 'const sentence'))).toHaveAttribute('aria-pressed', 'true');
      await wrap(code).click();
      await isStop(pre, true);
    });

    await test.step('the buttons say of which block they are', async () => {
      const namesOf = (block: Locator) =>
        block.locator('.code-tools > button').evaluateAll((all) => all.map((one) => one.ariaLabel));
      const [title = ''] = await code.locator('.code-title').allTextContents();
      expect(await namesOf(code)).toEqual([`Wrap lines: ${title}`, `Copy code: ${title}`]);
      const [line = ''] = (await codeWith(page, '--watch').locator('pre').innerText()).split('\n');
      expect(await namesOf(codeWith(page, '--watch'))).toContain(`Copy code: ${line}`);
    });

    await test.step('titles, numbers and highlighted lines', async () => {
      await expect(code.locator('.code-title')).toContainText('a-very-long-name');
      await expect(code.locator('.highlighted')).toContainText('export default');
      await expect(code.locator('.line')).toHaveCount(2);
      for (const line of await code.locator('.line').all()) {
        expect(await contentBefore(line)).toBe('counter(line)');
      }
    });

    await test.step('blocks that are added later get their buttons too', async () => {
      await main(page)
        .locator('[data-prose]')
        .evaluate((prose) => {
          const added = document.createElement('div');
          added.className = 'code';
          added.append(Object.assign(document.createElement('pre'), { textContent: 'later' }));
          prose.append(added);
        });
      await expect(codeWith(page, 'later').getByRole('button')).toHaveCount(1);
    });

    await test.step('steps are numbered, folders differ from files, badges have colors', async () => {
      expect(await contentBefore(page.getByRole('heading', { name: 'Read' }))).toBe(
        'counter(step)',
      );
      expect(await contentBefore(main(page).locator('li', { hasText: 'Publish it.' }))).toBe(
        'counter(step)',
      );
      await expect(main(page).locator('.file-tree .folder')).toHaveText([/^src\//, 'dist/']);
      const badges = ['new', '2.0', 'experimental', 'removed', 'note'];
      await expect(main(page).locator('.pill')).toHaveText(badges);
    });

    await test.step('wide tables and code scroll by themselves', async () => {
      await page.setViewportSize({ width: 280, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        280,
      );
      const table = main(page).locator('.table-scroll');
      expect(await table.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
      await isStop(table, true);
      await table.locator('table').evaluate((element) => element.setAttribute('hidden', ''));
      await isStop(table, false);
      const panels = main(page).locator('[data-tabs=package-manager]').first().locator('pre');
      await isStop(panels.nth(0), true);
      await isStop(panels.nth(1), false);
      await page.getByRole('tab', { name: 'yarn' }).first().click();
      await isStop(panels.nth(0), false);
      await isStop(panels.nth(1), true);
    });

    await test.step('whole cards are links', async () => {
      const card = main(page).locator('.card').first();
      await card.click({ position: { x: 8, y: 8 } });
      await expect(page).toHaveURL(/guide\/start$/);
    });
  });
});
