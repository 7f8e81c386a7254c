import type { Locator, Page } from '@playwright/test';
import { holdRequests } from '../support/holdRequests.ts';
import {
  guide,
  heading,
  mainIn,
  openLive as open,
  sidebarIn,
  liveTest as test,
} from '../support/liveSite.ts';
import { setVisibility } from '../support/setVisibility.ts';
import { expect } from '../support/test.ts';

/** Presses a button until it counts: a change of code may reload the page after a press. */
const expectToCount = (button: Locator) =>
  expect(async () => {
    await button.click();
    await expect(button).toHaveText(/: [1-9]/, { timeout: 1000 });
  }).toPass();

const scroll = (page: Page): Promise<number> => page.evaluate(() => scrollY);

test.describe('What is saved shows in the open page', () => {
  test('in place: content, styles, titles, sidebar and menus', async ({
    page,
    live,
    documents,
  }) => {
    const goTo = (name: string) => sidebarIn(page).getByRole('link', { name }).click();
    await open(page, 'guide/long');

    await test.step('content, where the reader is', async () => {
      await page.evaluate(() => scrollTo(0, 900));
      await live.edit(`${guide}/long.mdx`, '## Fourth', '## Fourth, edited');
      await expect(page.locator('#fourth-edited')).toBeVisible();
      await live.edit(`${guide}/long.mdx`, 'Paragraph {index + 1}', 'Edited paragraph {index + 1}');
      await expect(mainIn(page)).toContainText('Edited paragraph 12');
      expect(await scroll(page)).toBe(900);
    });

    await test.step('what the page includes and quotes', async () => {
      await goTo('Start');
      await expect(mainIn(page)).toContainText('Install it with');
      await live.edit(`${guide}/_install.mdx`, 'Install it with', 'Get it with');
      await expect(mainIn(page)).toContainText('Get it with Badge: npm');
      await live.edit('examples/build.ts', 'minify: true', 'minify: false');
      await expect(mainIn(page)).toContainText('minify: false');
    });

    await test.step('styles', async () => {
      const badge = page.locator('.badge').first();
      const sheets = page.locator('link[rel=stylesheet]');
      const count = await sheets.count();
      await live.edit('components/badge.css', 'underline', 'overline');
      await expect(badge).toHaveCSS('text-decoration-line', 'overline');
      await expect(sheets).toHaveCount(count);
      // Edited again before the last edit has loaded.
      const answer = await holdRequests(page, '**/style.*.css');
      for (const [from, to] of [
        ['overline', 'line-through'],
        ['line-through', 'overline line-through'],
      ] as const) {
        const asked = page.waitForRequest('**/style.*.css');
        await live.edit('components/badge.css', from, to);
        await asked;
      }
      answer();
      await expect(badge).toHaveCSS('text-decoration-line', 'overline line-through');
      await expect(sheets).toHaveCount(count);
      // Another page, which is loaded after the change, has no older one.
      await goTo('Long');
      await expect(heading(page)).toHaveText('Long');
      await goTo('Start');
      await expect(badge).toHaveCSS('text-decoration-line', 'overline line-through');
    });

    await test.step('titles, sidebar and menus', async () => {
      await live.edit(`${guide}/islands.mdx`, '# Islands', '# Isles');
      await expect(sidebarIn(page).getByRole('link', { name: 'Isles' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Next Page' })).toContainText('Isles');
      await live.edit(`${guide}/start.mdx`, '# Start', '# Begin');
      await expect(page).toHaveTitle('Begin - Full');
      await live.edit(
        `${guide}/_meta.json`,
        '"start"',
        '{ "type": "file", "name": "start", "label": "First steps" }',
      );
      await expect(sidebarIn(page).getByRole('link', { name: 'First steps' })).toBeVisible();
      await live.edit('docs/v2/en/_nav.json', '"Guide"', '"Handbook"');
      const menu = page.getByRole('banner').getByRole('link', { name: 'Handbook' });
      await expect(menu).toBeVisible();
    });
    expect(documents).toHaveLength(1);
  });

  test('but not after the reader has gone to another page', async ({ page, live }) => {
    const answer = await holdRequests(page, '**/guide/long.data.bin');
    await open(page, 'guide/long');
    const asked = page.waitForRequest('**/guide/long.data.bin');
    await live.edit(`${guide}/long.mdx`, '# Long', '# Longer');
    await asked;
    await sidebarIn(page).getByRole('link', { name: 'Start' }).click();
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
    await expect(mainIn(page)).toContainText('Later steps');
    expect(await page.evaluate(() => Reflect.get(window, 'hasGoneBack'))).toBeUndefined();
  });

  test('components: those that hydrate, those that do not, and those that change sides', async ({
    page,
    live,
  }) => {
    await open(page, 'guide/islands');
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
    await expect(mainIn(page)).toContainText('A new component.');
    // One that hydrates becomes one that does not, with one inside that does.
    await live.write(
      'components/New.tsx',
      'import Likes from \'./Likes.tsx\';\nexport default function New() {\n  return <Likes label="Late" />;\n}\n',
    );
    const late = mainIn(page).getByRole('button', { name: 'Late' });
    await expectToCount(late);
    const reloaded = page.waitForEvent('load');
    await live.edit('components/New.tsx', 'import', "'use client';\nimport");
    await reloaded;
    await expect(page.locator('[data-island="components/New.tsx#default"]')).toHaveCount(1);
    await expectToCount(late);
  });

  test('pages that are new and removed', async ({ page, live }) => {
    await open(page, 'api/types/result');
    await live.write('docs/v2/en/api/types/config.md', '# Config\n\nWhat a call takes.\n');
    await sidebarIn(page).getByRole('link', { name: 'Config' }).click();
    await expect(mainIn(page)).toContainText('What a call takes.');
    await live.remove('docs/v2/en/api/types/config.md');
    await expect(heading(page)).toHaveText('PAGE NOT FOUND');
  });

  test('also if one of its scripts did not load', async ({ page, live }) => {
    await page.route(/(?<!boot)\.js$/, (route) => route.abort());
    await page.goto('guide/start');
    await live.edit(`${guide}/start.mdx`, '# Start', '# Begin');
    await expect(heading(page)).toHaveText('Begin');
  });

  test('and in a hidden tab when it is visible again: until then, it keeps no connection', async ({
    page,
    live,
  }) => {
    await open(page, 'guide/start');
    const closed = page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith('/__islet/events'),
    );
    await setVisibility(page, 'hidden');
    await closed;
    await live.edit('site.config.ts', "title: 'Full'", "title: 'Fuller'");
    await live.shown('guide/start', '<title>Start - Fuller</title>');
    await expect(page).toHaveTitle('Start - Full');
    await setVisibility(page, 'visible');
    await expect(page).toHaveTitle('Start - Fuller');
  });
});

test.describe('What is saved is in the next answer', () => {
  test('a component that does not hydrate', async ({ live }) => {
    await live.edit('components/Badge.tsx', 'Badge: {text}', 'Label: {text}');
    await live.shown('guide/start', 'Label: 2 parts');
  });

  test('a page that is renamed', async ({ live }) => {
    const types = 'docs/v2/en/api/types';
    await live.rename(`${types}/result.md`, `${types}/outcome.md`);
    await live.edit(`${types}/outcome.md`, '# Result', '# Outcome');
    await live.shown('api/types/outcome', '<title>Outcome - Full');
    const html = await live.text('api/types/outcome');
    const links = html.match(/(?<=href="\/docs\/api\/types\/)\w+(?=")/g);
    expect([...new Set(links)]).toEqual(['outcome']);
    expect(await live.text('api/types/result')).toContain('PAGE NOT FOUND');
  });

  test('a logo that is part of the document', async ({ live }) => {
    const svg = (width: number) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="8"/>`;
    await live.write('public/logo.svg', svg(8));
    await live.edit('site.config.ts', "title: 'Full'", "title: 'Full', logo: '/logo.svg'");
    await live.shown('guide/start', 'width=&#x27;8&#x27;');
    await live.write('public/logo.svg', svg(16));
    await live.shown('guide/start', 'width=&#x27;16&#x27;');
  });

  test('the config, also if it was saved again while it was read', async ({ live }) => {
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
    await live.shown('guide/start', '<title>Start - Fuller</title>');
  });
});
