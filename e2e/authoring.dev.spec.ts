import type { Locator, Page } from '@playwright/test';
import { holdRequests } from './support/holdRequests.ts';
import { guide, heading, main, open, sidebar, test } from './support/liveSite.ts';
import { expect, started } from './support/test.ts';

const logo = (page: Page) => page.getByRole('banner').locator('img').first();

/** Presses a button until it counts: a change of code may reload the page after a press. */
const expectToCount = (button: Locator) =>
  expect(async () => {
    await button.click();
    await expect(button).toHaveText(/: [1-9]/, { timeout: 1000 });
  }).toPass();

/** Hides a tab as if another one were in front of it, because all tabs of a test are visible. */
const setVisibility = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((visibilityState) => {
    Object.defineProperty(document, 'visibilityState', {
      value: visibilityState,
      configurable: true,
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

test.describe('7 · What is saved shows in the open page', () => {
  test('content: in place, where the reader is', async ({ page, live, documents }) => {
    await open(page, 'guide/long');
    await page.evaluate(() => scrollTo(0, 900));
    await live.edit(`${guide}/long.mdx`, '## Fourth', '## Fourth, edited');
    await expect(page.locator('#fourth-edited')).toBeVisible();
    await live.edit(`${guide}/long.mdx`, 'Paragraph {index + 1}', 'Edited paragraph {index + 1}');
    await expect(main(page)).toContainText('Edited paragraph 12');
    expect(await page.evaluate(() => scrollY)).toBe(900);

    await sidebar(page).getByRole('link', { name: 'Start' }).click();
    await expect(main(page)).toContainText('Install it with');
    await live.edit(`${guide}/_install.mdx`, 'Install it with', 'Get it with');
    await expect(main(page)).toContainText('Get it with Badge: npm');
    await live.edit('examples/build.ts', 'minify: true', 'minify: false');
    await expect(main(page)).toContainText('minify: false');
    expect(documents).toHaveLength(1);
  });

  test('content: but not after the reader has gone to another page', async ({ page, live }) => {
    const answer = await holdRequests(page, '**/guide/long.data.bin');
    await open(page, 'guide/long');
    const asked = page.waitForRequest('**/guide/long.data.bin');
    await live.edit(`${guide}/long.mdx`, '# Long', '# Longer');
    await asked;
    await sidebar(page).getByRole('link', { name: 'Start' }).click();
    await expect(heading(page)).toHaveText('Start');
    await page.evaluate(() => {
      const note = () =>
        document.querySelector('h1')?.textContent !== 'Start' &&
        Reflect.set(window, 'hasGoneBack', true);
      new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
    });
    const [late] = await Promise.all([page.waitForResponse('**/guide/long.data.bin'), answer()]);
    await late.finished();
    // A later change is shown after the late answer.
    await live.edit(`${guide}/start.mdx`, '## Next steps', '## Later steps');
    await expect(main(page)).toContainText('Later steps');
    expect(await page.evaluate(() => Reflect.get(window, 'hasGoneBack'))).toBeUndefined();
  });

  test('titles, sidebar and menus: in place', async ({ page, live, documents }) => {
    await open(page, 'guide/start');
    await live.edit(`${guide}/islands.mdx`, '# Islands', '# Isles');
    await expect(sidebar(page).getByRole('link', { name: 'Isles' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Next Page' })).toContainText('Isles');
    await live.edit(`${guide}/start.mdx`, '# Start', '# Begin');
    await expect(page).toHaveTitle('Begin - Full');
    await live.edit(
      `${guide}/_meta.json`,
      '"start"',
      '{ "type": "file", "name": "start", "label": "First steps" }',
    );
    await expect(sidebar(page).getByRole('link', { name: 'First steps' })).toBeVisible();
    await live.edit('docs/v2/en/_nav.json', '"Guide"', '"Handbook"');
    const menu = page.getByRole('banner').getByRole('link', { name: 'Handbook' });
    await expect(menu).toBeVisible();
    expect(documents).toHaveLength(1);
  });

  test('the config, to a request that waits for the bundle of another one', async ({
    page,
    live,
  }) => {
    const held = "Object.assign(globalThis, { held: true });\nconsole.log('held');\n";
    const hold = "if ('held' in globalThis) await new Promise(() => {});\n";
    await live.edit('components/Badge.tsx', 'import', `${hold}import`);
    // With options for the bundler, each config has a bundle of its own.
    const config = String(await live.read('site.config.ts')).replace(
      "'Full',",
      "'Full',\n  rsbuild: { source: { define: { __UNUSED__: '1' } } },",
    );
    await live.write('site.config.ts', held + config);
    await live.printed(/held/);
    const early = page.request.get('guide/start');
    const released = "Reflect.deleteProperty(globalThis, 'held');\n";
    await live.write('site.config.ts', released + config.replace('Full', 'Fuller'));
    expect(await (await early).text()).toContain('<title>Start - Fuller</title>');
  });

  test('the config, saved again while it was read', async ({ page, live }) => {
    await open(page, 'guide/start');
    const good = String(await live.read('site.config.ts')).replace("'Full'", "'Fuller'");
    await live.write('saved.config.ts', good);
    await live.write(
      'site.config.ts',
      `import { copyFileSync } from 'node:fs';
      import path from 'node:path';
      const saved = path.join(import.meta.dirname, 'saved.config.ts');
      copyFileSync(saved, path.join(import.meta.dirname, 'site.config.ts'));
      export default {};`,
    );
    await expect(page).toHaveTitle('Start - Fuller');
  });

  test('a logo, also one that is part of the document', async ({ page, live }) => {
    const svg = (width: number) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="8"/>`;
    await live.write('public/logo.svg', svg(8));
    await live.edit('site.config.ts', "title: 'Full'", "title: 'Full', logo: '/logo.svg'");
    await expect(async () => {
      await page.goto('guide/start');
      await expect(logo(page)).toHaveJSProperty('naturalWidth', 8, { timeout: 1000 });
    }).toPass();
    await started(page);
    await live.write('public/logo.svg', svg(16));
    await expect(logo(page)).toHaveJSProperty('naturalWidth', 16);
  });

  test('styles: in place', async ({ page, live, documents }) => {
    await open(page, 'guide/start');
    const badge = page.locator('.badge').first();
    const sheets = page.locator('link[rel=stylesheet]');
    const count = await sheets.count();
    await live.edit('components/badge.css', 'underline', 'line-through');
    await expect(badge).toHaveCSS('text-decoration-line', 'line-through');
    await live.edit('components/badge.css', 'line-through', 'overline');
    await expect(badge).toHaveCSS('text-decoration-line', 'overline');
    await expect(sheets).toHaveCount(count);
    // Edited again before the last edit has loaded.
    const answer = await holdRequests(page, '**/style.*.css');
    for (const [from, to] of [
      ['overline', 'underline'],
      ['underline', 'overline underline'],
    ] as const) {
      const asked = page.waitForRequest('**/style.*.css');
      await live.edit('components/badge.css', from, to);
      await asked;
    }
    answer();
    await expect(badge).toHaveCSS('text-decoration-line', 'underline overline');
    await expect(sheets).toHaveCount(count);
    expect(documents).toHaveLength(1);
    // Another page, which is loaded after the change, has no older one.
    await sidebar(page).getByRole('link', { name: 'Long' }).click();
    await expect(heading(page)).toHaveText('Long');
    await sidebar(page).getByRole('link', { name: 'Start' }).click();
    await expect(badge).toHaveCSS('text-decoration-line', 'underline overline');
    expect(documents).toHaveLength(1);
  });

  test('components and the config', async ({ page, live }) => {
    await open(page, 'guide/start');
    await live.edit('components/Badge.tsx', 'Badge: {text}', 'Label: {text}');
    await expect(main(page)).toContainText('Label: 2 parts');
    await live.edit('site.config.ts', "title: 'Full'", "title: 'Fuller'");
    await expect(page).toHaveTitle('Start - Fuller');

    // The page may still be reloading.
    await expect(async () => void (await page.goto('guide/islands'))).toPass();
    await live.edit('components/Counter.tsx', '{count} on', '{count} presses on');
    await expect(page.locator('.counter')).toHaveText('5 presses on Islands');
    // A component that no page has imported before.
    await live.write(
      'components/New.tsx',
      "'use client';\nexport default function New() {\n  return <p>A new component.</p>;\n}\n",
    );
    await live.edit(
      `${guide}/islands.mdx`,
      '# Islands',
      "import New from '../../../../components/New.tsx';\n\n# Islands\n\n<New />",
    );
    await expect(main(page)).toContainText('A new component.');
    // One that hydrates becomes one that does not, with one inside that does.
    await live.write(
      'components/New.tsx',
      'import Likes from \'./Likes.tsx\';\nexport default function New() {\n  return <Likes label="Late" />;\n}\n',
    );
    const late = main(page).getByRole('button', { name: 'Late' });
    await expectToCount(late);
    const reloaded = page.waitForEvent('load');
    await live.edit('components/New.tsx', 'import', "'use client';\nimport");
    await reloaded;
    await expect(page.locator('[data-island="components/New.tsx#default"]')).toHaveCount(1);
    await expectToCount(late);
  });

  test('pages that are new, renamed and removed', async ({ page, context, live }) => {
    await open(page, 'api/types/result');
    const links = sidebar(page).getByRole('link');
    await live.write('docs/v2/en/api/types/config.md', '# Config\n\nWhat a call takes.\n');
    await sidebar(page).getByRole('link', { name: 'Config' }).click();
    await expect(main(page)).toContainText('What a call takes.');
    await live.rename('docs/v2/en/api/types/result.md', 'docs/v2/en/api/types/outcome.md');
    await live.edit('docs/v2/en/api/types/outcome.md', '# Result', '# Outcome');
    await expect(links.filter({ hasText: 'Result' })).toHaveCount(0);
    await expect(links.filter({ hasText: 'Outcome' })).toHaveCount(1);
    // In another tab, because this one may be about to reload.
    const tab = await context.newPage();
    await tab.goto('api/types/outcome');
    await expect(heading(tab)).toHaveText('Outcome');
    await live.remove('docs/v2/en/api/types/outcome.md');
    await expect(heading(tab)).toHaveText('PAGE NOT FOUND');
  });
});

test.describe('7 · Open tabs', () => {
  test('many of them do not block the next one', async ({ context, live }) => {
    for (let tab = 0; tab < 7; tab++) {
      const page = await context.newPage();
      await open(page, 'guide/start');
      await setVisibility(page, 'hidden');
    }
    const page = await context.newPage();
    await open(page, 'guide/start');
    await live.edit(`${guide}/start.mdx`, '# Start', '# Begin');
    await expect(heading(page)).toHaveText('Begin');
  });

  test('catch up when they are visible again', async ({ page, live, request }) => {
    await open(page, 'guide/start');
    await setVisibility(page, 'hidden');
    await live.edit('site.config.ts', "title: 'Full'", "title: 'Fuller'");
    await expect(async () => {
      expect(await (await request.get('guide/start')).text()).toContain('Fuller');
    }).toPass();
    await expect(page).toHaveTitle('Start - Full');
    await setVisibility(page, 'visible');
    await expect(page).toHaveTitle('Start - Fuller');
  });

  test('are reloaded if one of their scripts did not load', async ({ page, live }) => {
    await page.route(/(?<!boot)\.js$/, (route) => route.abort());
    await page.goto('guide/start');
    await live.edit(`${guide}/start.mdx`, '# Start', '# Begin');
    await expect(heading(page)).toHaveText('Begin');
  });
});
