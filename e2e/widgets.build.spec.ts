import type { Locator, Page } from '@playwright/test';
import { findViolations } from './support/findViolations.ts';
import { stopClock } from './support/stopClock.ts';
import { expect, open, test } from './support/test.ts';

const address = 'guide/widgets';
const tabsKey = 'docs-tabs-package-manager';

const main = (page: Page): Locator => page.getByRole('main');
/** The code block that contains a text. */
const codeWith = (page: Page, text: string): Locator =>
  main(page).locator('.code').filter({ hasText: text });

test.describe('2.8 · Package manager tabs', () => {
  test('rewrite the command, and change together across the page', async ({ page }) => {
    await open(page, address);
    const commands = main(page).locator('[role=tabpanel]:not([hidden]) .code[data-lang=bash] code');
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
    await page.getByRole('tab', { name: 'bun' }).nth(2).click();
    await expect(commands).toHaveText([
      'bun add -D left-pad@latest',
      'bun create thing@latest',
      'bunx thing@latest init\nbun run build',
    ]);
    expect(await page.evaluate((key) => localStorage.getItem(key), tabsKey)).toBe('bun');
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

    // Without any script but the inline one.
    const bare = await context.newPage();
    await bare.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript' }));
    await bare.goto(address);
    await expect(shown(bare)).toHaveCount(3);
    await expect(bare.getByRole('tab', { name: 'pnpm', selected: true })).toHaveCount(3);
    const tabs = bare.getByRole('tablist').first().getByRole('tab');
    const stops = await tabs.evaluateAll((all) => all.map(({ tabIndex }) => tabIndex));
    expect(stops.filter((stop) => stop === 0)).toHaveLength(1);
  });
});

test.describe('2.8 · Tabs', () => {
  test.beforeEach(({ page }) => open(page, address));

  test('can be used with arrows, Home and End', async ({ page }) => {
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
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('docs-tabs-');
  });

  test('of one group show the same value, whatever it is called', async ({ page }) => {
    await page.getByRole('tab', { name: 'Big' }).click();
    await expect(page.getByRole('tab', { name: 'Large' })).toHaveAttribute('aria-selected', 'true');
    await expect(main(page)).toContainText('Also big.');
    expect(await page.evaluate(() => localStorage.getItem('docs-tabs-size'))).toBe('big');
  });

  test('keep the reader where they are, though those above change their height', async ({
    page,
  }) => {
    const tab = page.getByRole('tab', { name: 'Big' });
    await tab.scrollIntoViewIfNeeded();
    const before = await tab.boundingBox();
    await tab.click();
    await expect(page.getByRole('tabpanel', { name: 'Large' })).toBeVisible();
    expect((await tab.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  });

  test('open for a heading inside them', async ({ page }) => {
    const heading = page.getByRole('heading', { name: 'Inside of a tab' });
    await expect(heading).toBeHidden();
    await page.getByRole('link', { name: 'into the hidden tab' }).click();
    await expect(heading).toBeInViewport();
    await page.goto('about:blank');
    await page.goto(`${address}#inside-of-a-tab`);
    await expect(heading).toBeInViewport();
  });
});

test.describe('2.8 · Widgets without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('show all their content, and no control that does nothing', async ({ page }) => {
    await page.goto(address);
    await expect(main(page).getByText('pnpm install -D')).toBeVisible();
    await expect(main(page).getByText('Also big.')).toBeVisible();
    await expect(main(page).getByRole('button')).toHaveCount(0);
    await expect(main(page).getByRole('tab')).toHaveCount(0);
  });
});

test.describe('Pages as Markdown', () => {
  test.use({ ownContext: true });
  test('are copied as a whole by the button above the title', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, address);
    // Otherwise the button says it for 2 seconds only.
    await stopClock(page);
    await page.getByRole('button', { name: 'Copy page' }).click();
    await expect(page.locator('.page-actions').getByRole('button')).toHaveText('Copied');
    await expect(page.locator('#\\~announcer')).toHaveText('Copied');
    const markdown = await page.request.get(`${address}.md`);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await markdown.text());
  });

  test('lead to the Markdown if it cannot be copied', async ({ page, expectErrors }) => {
    expectErrors(/404/);
    await open(page, address);
    await page.route('**/*.md', (route) => route.fulfill({ status: 404 }), { times: 1 });
    await page.getByRole('button', { name: 'Copy page' }).click();
    await expect(page).toHaveURL(/\.md$/);
  });
});

test.describe('2.8 · Code blocks', () => {
  test.use({ ownContext: true });
  test('are copied without prompts and removed lines', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, address);
    for (const [text, copied] of [
      ['$ npm install', 'npm install\nnpm run build'],
      ['"type": "commonjs"', '{\n  "type": "module",\n}'],
      ['defineConfig', 'import { defineConfig }'],
    ] as const) {
      await codeWith(page, text).getByRole('button', { name: 'Copy code' }).click();
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toContain(copied);
    }
  });

  test('say for 2 seconds that they are copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write']);
    await page.clock.install();
    await open(page, address);
    const code = codeWith(page, '--watch');
    await code.getByRole('button', { name: 'Copy code' }).hover();
    await page.clock.pauseAt(Date.now() + 60_000);
    await code.getByRole('button', { name: 'Copy code' }).click();
    await expect(code.getByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(page.locator('#\\~announcer')).toHaveText('Copied');
    await page.clock.runFor(1999);
    await expect(code.getByRole('button', { name: 'Copied' })).toBeVisible();
    await page.clock.runFor(1);
    await expect(code.getByRole('button', { name: 'Copy code' })).toBeVisible();
  });

  test('8 · are copied the older way, or else from a prompt, without a clipboard', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await open(page, address);
    const code = codeWith(page, '--watch');
    const copy = code.getByRole('button', { name: 'Copy code' });
    await copy.hover();
    await stopClock(page);
    await copy.click();
    await expect(code.getByRole('button', { name: 'Copied' })).toBeVisible();

    await page.evaluate(() => {
      document.execCommand = () => false;
    });
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

  test('wrap their lines on demand, each for itself', async ({ page }) => {
    await open(page, address);
    const code = codeWith(page, '@scope/package');
    const wrap = code.getByRole('button', { name: 'Wrap lines' });
    const isScrolling = () =>
      code.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth);
    await expect(wrap).toHaveAttribute('aria-pressed', 'false');
    expect(await isScrolling()).toBe(true);
    await wrap.click();
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    expect(await isScrolling()).toBe(false);
    await expect(
      codeWith(page, '--watch').getByRole('button', { name: 'Wrap lines' }),
    ).toHaveAttribute('aria-pressed', 'false');
    await expect(
      codeWith(page, 'const sentence').getByRole('button', { name: 'Wrap lines' }),
    ).toHaveAttribute('aria-pressed', 'true');
  });

  test('are stops of the keyboard while they scroll, like tables', async ({ page }) => {
    await open(page, address);
    const isStop = (box: Locator, expected: boolean) =>
      expect(box).toHaveJSProperty('tabIndex', expected ? 0 : -1);
    const code = codeWith(page, '@scope/package');
    const wrap = code.getByRole('button', { name: 'Wrap lines' });
    const pre = code.locator('pre');
    const table = main(page).locator('.table-scroll');
    await isStop(codeWith(page, '--watch').locator('pre'), false);
    await isStop(pre, true);
    await wrap.click();
    await isStop(pre, false);
    await wrap.click();
    await isStop(pre, true);

    await isStop(table, true);
    await table.locator('table').evaluate((element) => element.setAttribute('hidden', ''));
    await isStop(table, false);
    await page.setViewportSize({ width: 280, height: 800 });
    const panels = main(page).locator('[data-tabs=package-manager]').first().locator('pre');
    await isStop(panels.nth(0), true);
    await isStop(panels.nth(1), false);
    await page.getByRole('tab', { name: 'yarn' }).first().click();
    await isStop(panels.nth(0), false);
    await isStop(panels.nth(1), true);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });
    test('are all stops of the keyboard', async ({ page }) => {
      await page.goto(address);
      await expect(codeWith(page, '--watch').locator('pre')).toHaveJSProperty('tabIndex', 0);
      await expect(main(page).locator('.table-scroll')).toHaveJSProperty('tabIndex', 0);
    });
  });

  test('have titles, numbers and highlighted lines', async ({ page }) => {
    await page.goto(address);
    const code = codeWith(page, '@scope/package');
    await expect(code.locator('.code-title')).toContainText('a-very-long-name');
    await expect(code.locator('.highlighted')).toContainText('export default');
    const numbers = code.locator('.line');
    await expect(numbers).toHaveCount(2);
    for (const line of await numbers.all())
      expect(await line.evaluate((node) => getComputedStyle(node, '::before').content)).toBe(
        'counter(line)',
      );
  });

  test('get their buttons without a layout shift, also those added later', async ({ page }) => {
    await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript' }));
    await page.goto(address);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await page.unroute('**/*.js');
    await open(page, address);
    await expect(codeWith(page, '--watch').getByRole('button')).toHaveCount(2);
    expect(await height()).toBe(before);

    await main(page)
      .locator('[data-prose]')
      .evaluate((prose) => {
        const code = document.createElement('div');
        code.className = 'code';
        code.append(Object.assign(document.createElement('pre'), { textContent: 'later' }));
        prose.append(code);
      });
    await expect(codeWith(page, 'later').getByRole('button')).toHaveCount(2);
  });
});

test.describe('2.8 · Other widgets', () => {
  test('steps are numbered, folders differ from files, whole cards are links', async ({ page }) => {
    await page.goto(address);
    const number = (step: Locator) =>
      step.evaluate((node) => getComputedStyle(node, '::before').content);
    expect(await number(page.getByRole('heading', { name: 'Read' }))).toBe('counter(step)');
    expect(await number(main(page).locator('li', { hasText: 'Publish it.' }))).toBe(
      'counter(step)',
    );
    await expect(main(page).locator('.file-tree .folder')).toHaveText([/^src\//, 'dist/']);
    await expect(main(page).locator('.pill')).toHaveText([
      'new',
      '2.0',
      'experimental',
      'removed',
      'note',
    ]);
    await main(page)
      .locator('.card')
      .first()
      .click({ position: { x: 8, y: 8 } });
    await expect(page).toHaveURL(/guide\/start$/);
  });

  test('wide tables and code scroll by themselves', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(address);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
    const table = main(page).locator('.table-scroll').last();
    expect(await table.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing: ${colorScheme}`, async ({ page, passedLooks }) => {
      await page.emulateMedia({ colorScheme });
      await open(page, address);
      await expect(page.getByRole('button', { name: /^Zoom image/ }).first()).toBeVisible();
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        // What depends on the width is checked in the light theme.
        const rules = colorScheme === 'light' || width === 1440 ? 'all' : 'colors';
        expect(await findViolations(page, passedLooks, rules), `at ${width} px`).toEqual([]);
      }
    });
  }
});
