import { expect, test } from './support/test.ts';

test('a page is also there as Markdown, for programs', async ({ page }) => {
  const expectMarkdown = async (name: string, heading: string): Promise<void> => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const href = `/docs/${name}`;
    await expect(page.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute(
      'href',
      href,
    );
    await expect(page.locator('head > link[type="text/markdown"]')).toHaveAttribute('href', href);
    const answer = await page.request.get(name, { maxRetries: 3 });
    expect(answer.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    expect(await answer.text()).toContain(`\n# ${heading}\n`);
  };
  const document = await page.goto('guide/start');
  expect(document?.headers().link).toBe(
    '</docs/guide/start.md>; rel="alternate"; type="text/markdown"',
  );
  await expectMarkdown('guide/start.md', 'Start');
  await page.getByRole('main').getByRole('link', { name: 'islands' }).first().click();
  await expectMarkdown('guide/islands.md', 'Islands');
});

test.describe('5 · Documents without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('can be read and followed by every kind of link', async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1 });
    const main = page.getByRole('main');
    const bar = page.getByRole('banner');
    const sidebar = page.getByRole('navigation', { name: 'Sidebar' });

    await page.goto('');
    await expect(heading).toHaveText('Full A site with one of everything');
    await main.getByRole('link', { name: 'Get Started' }).click();
    await expect(heading).toHaveText('Start');
    await expect(main).toContainText('Install it with Badge: npm');
    await expect(main).toContainText('Badge: 2 parts');
    await expect(main.getByRole('code').first()).toHaveText('await build({ minify: true });\n');

    await main.getByRole('link', { name: 'islands' }).first().click();
    await expect(heading).toHaveText('Islands');
    await expect(main).toContainText('5 on Islands');
    await expect(main).toContainText('The first tab is prose.');
    await main.getByRole('link', { name: 'Next Page' }).click();
    await expect(heading).toHaveText('Long');
    await sidebar.getByRole('link', { name: 'Introduction' }).click();
    await expect(heading).toHaveText('Introduction');
    await main.getByRole('link', { name: 'the third part' }).click();
    await expect(page).toHaveURL(/\/docs\/guide\/long#third$/);

    await bar.getByRole('link', { name: 'API' }).click();
    await expect(main.getByRole('link', { name: 'Arguments of build' })).toBeVisible();
    await sidebar.getByText('Options').click();
    await sidebar.getByRole('link', { name: 'minify' }).click();
    await expect(heading).toHaveText('minify');

    await bar.getByLabel('Version').click();
    await bar.getByRole('link', { name: 'v1' }).click();
    await expect(heading).toHaveText('The first version');
    await bar.getByLabel('Language').click();
    await bar.getByRole('link', { name: '简体中文' }).click();
    await expect(heading).toHaveText('第一版');
  });

  test('show the sidebar of their own section only, after the content', async ({ page }) => {
    const response = await page.goto('guide/start');
    const html = (await response?.text()) ?? '';
    expect(html.indexOf('Containers have a title.')).toBeLessThan(html.indexOf('class="sidebar"'));
    const sidebar = page.getByRole('navigation', { name: 'Sidebar' });
    await expect(sidebar.getByRole('link')).toHaveText([
      'Introduction',
      'Start',
      'Islands',
      'Long',
      'Bare',
      'Fragile',
      '快速',
      'Widgets',
    ]);
    await expect(sidebar.getByRole('link', { name: 'Start' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test('have a sidebar with every kind of entry', async ({ page }) => {
    await page.goto('api/options/minify');
    await expect(page.getByRole('navigation', { name: 'Sidebar' })).toMatchAriaSnapshot(`
      - navigation "Sidebar":
        - list:
          - listitem:
            - link "Overview":
              - /url: /docs/api/
          - listitem:
            - paragraph: Basics stable
          - listitem:
            - link "Core new":
              - /url: /docs/api/core
          - listitem:
            - separator
          - listitem:
            - group:
              - text: Options
              - list:
                - listitem:
                  - link "minify":
                    - /url: /docs/api/options/minify
          - listitem:
            - text: Types
            - list:
              - listitem:
                - link "Result":
                  - /url: /docs/api/types/result
          - listitem:
            - separator
          - listitem:
            - link "Elsewhere":
              - /url: https://example.com/
    `);
  });

  test('have a home page whose links follow its language and version', async ({ page }) => {
    for (const [address, name, target] of [
      ['', 'Get Started', '/docs/guide/start'],
      ['zh/', '开始', '/docs/zh/guide/'],
    ] as const) {
      await page.goto(address);
      const link = page.getByRole('main').getByRole('link', { name });
      await expect(link).toHaveAttribute('href', target);
    }
  });

  test('lead to their source where the site names its place', async ({ page }) => {
    for (const [address, source] of [
      ['guide/start', 'v2/en/guide/start.mdx'],
      ['v1/guide/', 'v1/en/guide/index.md'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('link', { name: 'Edit this page on GitHub' })).toHaveAttribute(
        'href',
        `https://example.com/edit/${source}`,
      );
    }
  });

  test('tell what they are: title, language, description, canonical URL, other languages', async ({
    page,
  }) => {
    for (const { address, lang, title, description, canonical, alternates } of heads) {
      await test.step(canonical, async () => {
        await page.goto(address);
        await expect(page).toHaveTitle(title);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        for (const name of ['[name="description"]', '[property="og:description"]']) {
          await expect(page.locator(`meta${name}`)).toHaveAttribute('content', description);
        }
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', canonical);
        const social = page.locator('meta[property="og:url"]');
        await expect(social).toHaveAttribute('content', canonical);
        const links = await page.locator('link[hreflang]').all();
        const found = links.map(
          async (link) =>
            `${await link.getAttribute('hreflang')} ${await link.getAttribute('href')}`,
        );
        expect(await Promise.all(found)).toEqual(alternates);
      });
    }
  });
});

const origin = 'https://docs.example.com';
const heads = [
  {
    address: 'guide/',
    lang: 'en',
    title: 'Introduction - Full',
    description: 'Every kind of link:',
    canonical: `${origin}/docs/guide/`,
    alternates: [`en ${origin}/docs/guide/`, `zh-CN ${origin}/docs/zh/guide/`],
  },
  {
    address: 'guide/start',
    lang: 'en',
    title: 'Start - Full',
    description: 'How to start, in one sentence.',
    canonical: `${origin}/docs/guide/start`,
    // There is no such page in Chinese.
    alternates: [],
  },
  {
    address: '',
    lang: 'en',
    title: 'Welcome - Everything in one place',
    description: 'Home pages have prose too, with links.',
    canonical: `${origin}/docs/`,
    alternates: [`en ${origin}/docs/`, `zh-CN ${origin}/docs/zh/`],
  },
  {
    address: 'v1/zh/',
    lang: 'zh-CN',
    title: '第一版 - 全站',
    description: '旧版首页。',
    canonical: `${origin}/docs/v1/zh/`,
    alternates: [`en ${origin}/docs/v1/`, `zh-CN ${origin}/docs/v1/zh/`],
  },
];
