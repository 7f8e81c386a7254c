import type { Page } from '@playwright/test';
import { capabilities, comparedTools } from '../../site/data/comparison.ts';
import counts from '../../site/data/counts/proof.json' with { type: 'json' };
import release from '../../site/data/recorded/release.json' with { type: 'json' };
import { nextFrame } from '../support/nextFrame.ts';
import { expect, started, test } from '../support/test.ts';

test.use({ site: 'rslib' });

const words = {
  '': {
    subtitle: 'A library development tool based on Rsbuild',
    slogan: 'Create JavaScript libraries in a simple and intuitive way',
    actions: ['Get Started', 'Learn More'],
    tool: /A bundler written in Rust/,
    toolUrl: 'https://rspack.rs/',
    copy: 'Copy code',
    support: ['yes', 'no', 'no', 'no', 'partly'],
    siteMap: 'Documentation',
    footer: /MIT License/,
  },
  'zh/': {
    subtitle: '基于Rsbuild的库开发工具',
    slogan: '以简单直观的方式创建JavaScript库',
    actions: ['快速上手', '了解更多'],
    tool: /打包工具/,
    toolUrl: 'https://rspack.rs/zh/',
    copy: '复制代码',
    support: ['支持', '不支持', '不支持', '不支持', '部分支持'],
    siteMap: '文档目录',
    footer: /MIT许可证/,
  },
};

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('islet-visited', '1')));

/** Opens a landing page and waits until it can be used. */
async function openLanding(page: Page, address = ''): Promise<void> {
  await page.goto(address);
  await started(page);
}

for (const [address, expected] of Object.entries(words)) {
  test(`The landing page /${address}`, async ({ page }) => {
    await openLanding(page, address);
    const main = page.getByRole('main');
    await test.step('has a hero', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rslib');
      await expect(main).toContainText(expected.subtitle);
      await expect(main).toContainText(expected.slogan);
      await expect(main.locator('.hero-logo')).toBeInViewport();
      // All pages are in both languages, so only the link to the other language leads to it.
      const other = address === 'zh/' ? 'en' : 'zh-CN';
      await expect(main.locator(`a[hreflang="${other}"]`)).toHaveCount(1);
      await expect(main.getByText('(English)')).toHaveCount(0);
    });

    await test.step('shows the command to start with, and a config file with what it gives', async () => {
      const hero = page.locator('.hero');
      await hero.getByRole('tab', { name: 'pnpm' }).click();
      await expect(hero.getByText('pnpm create rslib@latest')).toBeVisible();
      await expect(hero.getByRole('button', { name: expected.copy })).toBeVisible();
      const formats = page.locator('.features > .card').first();
      await expect(formats.getByText("import { defineConfig } from '@rslib/core'")).toBeVisible();
      await expect(formats.getByText('index.d.cts')).toBeVisible();
    });

    await test.step('says how much is proved, in recorded numbers', async () => {
      const { blocks, builds, choices } = counts;
      await expect(page.locator('.proof strong')).toHaveText([
        release.rslib,
        `${builds}+`,
        `${blocks.toLocaleString('en')}+`,
        `${choices}`,
      ]);
    });

    await test.step('compares six tools in one picture', async () => {
      const table = main.getByRole('table');
      await expect(table.getByRole('columnheader')).toHaveCount(1 + comparedTools.length);
      await expect(table.getByRole('row')).toHaveCount(1 + capabilities.length + 1);
      const [, ...marks] = await table.getByRole('row').nth(1).getByRole('cell').allTextContents();
      expect(marks).toEqual(expected.support);
    });

    await test.step('shows features, five sibling tools in new tabs, and a footer', async () => {
      const cards = main.locator('.features > .card');
      await expect(cards).toHaveCount(6);
      const widths = await cards.evaluateAll((all) => all.map((card) => card.clientWidth));
      expect(new Set(widths).size).toBeGreaterThan(2);
      const tools = page.locator('.tool-stack .card');
      await expect(tools.locator('.card-title')).toHaveText([
        'Rspack',
        'Rsbuild',
        'Rspress',
        'Rsdoctor',
        'Rslib',
      ]);
      await expect(tools.first()).toContainText(expected.tool);
      await expect(tools.first().getByRole('link')).toHaveAttribute('href', expected.toolUrl);
      await expect(tools.getByRole('link').and(page.locator('[target="_blank"]'))).toHaveCount(5);
      for (const logo of await tools.locator('img').all()) {
        await logo.scrollIntoViewIfNeeded();
        await expect
          .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBe(48);
      }
      await expect(page.getByRole('contentinfo')).toHaveText(expected.footer);
      const map = page.getByRole('navigation', { name: expected.siteMap });
      await expect(map.locator(`a[href="/${address}config/lib/dts"]`)).toBeVisible();
      await expect(map.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/');
      await expect(map.getByRole('link', { name: '简体中文' })).toHaveAttribute('href', '/zh/');
    });

    await test.step('puts nothing behind text that would make it hard to read', async () => {
      // Behind the words, the threads are as faint as the soft accent, whose contrast another test checks.
      const stops = page.locator('#hero-thread stop');
      await expect(stops).toHaveCount(4);
      for (const stop of (await stops.all()).slice(0, 3)) {
        await expect(stop).toHaveAttribute('stop-color', 'var(--accent-soft)');
      }
      const threads = await page.locator('.hero-threads').boundingBox();
      const text = await page.locator('.landing .hero-words').boundingBox();
      const end = (text?.x ?? 0) + (text?.width ?? 0) - (threads?.x ?? 0);
      const faintUpTo = Number(await stops.nth(2).getAttribute('offset'));
      expect(end / 1200).toBeLessThan(faintUpTo);
    });

    await test.step('fits into 320 px', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(320);
    });

    await test.step('leads on in two ways', async () => {
      const [start = '', more = ''] = expected.actions;
      const guide = `/${address}guide/start/`;
      await expect(main.getByRole('link', { name: more })).toHaveAttribute('href', guide);
      await main.locator('.hero').getByRole('link', { name: start }).click();
      await expect(page).toHaveURL(new RegExp(`${guide}quick-start$`));
    });
  });
}

test.describe('The landing page in motion', () => {
  const shown = (page: Page, selector: string) =>
    page.locator(`.try ${selector}`).filter({ visible: true });

  /** How far each star has moved, and where it is, after the browser has painted. */
  async function readStars(page: Page) {
    await nextFrame(page);
    return page.locator('.stars circle').evaluateAll((stars) =>
      stars.map((star) => {
        const { left, top, width } = star.getBoundingClientRect();
        const moved = (star as SVGCircleElement).style.transform;
        return { x: left + width / 2, y: top + width / 2, width, moved };
      }),
    );
  }

  test('its stars follow the pointer within 100 px, and its explorer shows what a config gives', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openLanding(page);
    const rest = await readStars(page);
    expect(rest).toHaveLength(35);
    rest.forEach(({ width }, index) => {
      expect(width).toBeCloseTo(3 + index / 20, 2);
    });

    const star = rest[4] ?? { x: 0, y: 0 };
    await expect(async () => {
      await page.mouse.move(star.x + 39, star.y);
      await page.mouse.move(star.x + 40, star.y);
      const [, , , , near] = await readStars(page);
      expect(near?.moved).toMatch(/^translate\(1\dpx|^translate\(1\d\.\d+px/);
    }).toPass();
    const moved = await readStars(page);
    moved.forEach(({ moved }, index) => {
      const { x = 0, y = 0 } = rest[index] ?? {};
      const isNear = Math.hypot(x - star.x - 40, y - star.y) < 100;
      expect(moved !== '', `star ${index}`).toBe(isNear);
    });
    await page.mouse.move(star.x + 400, star.y + 400);
    expect((await readStars(page))[4]?.moved).toBe('');

    await test.step('but not with reduced motion', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.mouse.move(star.x + 20, star.y);
      await page.mouse.move(star.x + 21, star.y);
      expect((await readStars(page))[4]?.moved).toBe('');
    });

    await test.step('the explorer shows another config by keyboard', async () => {
      const rows = await shown(page, '.try-output li').all();
      expect(rows).toHaveLength(6);
      for (const row of rows) expect((await row.boundingBox())?.height).toBe(28);
      await expect(shown(page, 'pre')).toContainText("format: 'esm'");
      await page.getByRole('radio', { name: 'esm' }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('radio', { name: 'cjs' })).toBeChecked();
      await expect(shown(page, 'pre [data-when]')).toHaveText([
        "      format: 'cjs',",
        '      dts: true,',
      ]);
      await expect(shown(page, '.try-output li').filter({ hasText: 'index.cjs' })).toHaveCount(1);
      await expect(shown(page, '.try-output li').filter({ hasText: 'index.js' })).toHaveCount(0);
    });
    await test.step('its switches are one pill each, 36 px high', async () => {
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        const pills = await page.locator('.switch > div').all();
        expect(pills).toHaveLength(3);
        for (const pill of pills) {
          const boxes = await pill.locator('label').evaluateAll((labels) =>
            labels.map((label) => {
              const { left, right } = label.getBoundingClientRect();
              return { left, right };
            }),
          );
          boxes.slice(1).forEach(({ left }, index) => {
            expect(left).toBe(boxes[index]?.right);
          });
          expect((await pill.boundingBox())?.height).toBe(36);
        }
      }
    });
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('works as well, and bundles what cannot be built file by file', async ({ page }) => {
      await page.goto('');
      await page.getByRole('radio', { name: '{ bundle: true }' }).check();
      await page.locator('.try').getByLabel('false').first().check();
      await expect(shown(page, '.try-output li')).toHaveCount(6);
      await page.getByRole('radio', { name: 'umd' }).check();
      await expect(shown(page, '.try-output li')).toHaveText([/index\.d\.ts/, /index\.js/]);
      await expect(shown(page, '[role="status"]')).toHaveText(/2 files/);
      await expect(page.locator('.try').getByText('always true')).toBeVisible();
    });
  });
});

test.describe('Hero and features of any site', () => {
  test.use({ site: 'full' });

  test('come from front matter or config: image of 375 px, cards of 4 columns in 12', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('');
    const image = await page.getByRole('img', { name: 'A square' }).boundingBox();
    expect([image?.width, image?.height]).toEqual([375, 375]);
    const widths = await page
      .locator('.features > li')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().width));
    const [four = 0, eight = 0] = widths;
    expect(eight).toBeCloseTo(four * 2 + 16, 0);
    await expect(page.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
      'href',
      /guide\/start$/,
    );
  });
});
