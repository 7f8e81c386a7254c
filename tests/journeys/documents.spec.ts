import { expect, test, testAnswers } from '../support/test.ts';

testAnswers.describe('Documents', () => {
  testAnswers(
    'have the content first, then the sidebar of their own section',
    async ({ request }) => {
      const html = await (await request.get('guide/start')).text();
      const [before = '', sidebar = ''] = html.split('class="sidebar"');
      expect(before).toContain('Containers have a title.');
      expect(sidebar.match(/<a href="[^"]+"(?: aria-current="page")?>[^<]+(?=<\/a>)/g)).toEqual([
        '<a href="/docs/guide/">Introduction',
        '<a href="/docs/guide/start" aria-current="page">Start',
        '<a href="/docs/guide/islands">Islands',
        '<a href="/docs/guide/long">Long',
        '<a href="/docs/guide/bare">Bare',
        '<a href="/docs/guide/fragile">Fragile',
        '<a href="/docs/guide/%E5%BF%AB%E9%80%9F">快速',
        '<a href="/docs/guide/widgets">Widgets',
      ]);
    },
  );

  testAnswers('lead to their source and to their Markdown, for programs', async ({ request }) => {
    const answer = await request.get('v1/guide/');
    const html = await answer.text();
    expect(html).toContain('href="https://example.com/edit/v1/en/guide/index.md">Edit this page');
    const address = '/docs/v1/guide/index.md';
    expect(html).toContain(`<link rel="alternate" type="text/markdown" href="${address}">`);
    expect(html).toContain(`<a href="${address}">View as Markdown</a>`);
    const markdown = await request.get(address);
    expect(markdown.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    expect(await markdown.text()).toContain('\n# Old introduction\n');
  });

  testAnswers('of home pages lead to pages in their language and version', async ({ request }) => {
    for (const [address, link] of [
      ['', 'href="/docs/guide/start">Get Started'],
      ['zh/', 'href="/docs/zh/guide/">开始'],
    ] as const) {
      expect(await (await request.get(address)).text()).toContain(link);
    }
  });

  testAnswers(
    'tell what they are: title, language, description, canonical URL, other languages',
    async ({ request }) => {
      const origin = 'https://docs.example.com/docs';
      const told =
        /(?<=<html )lang="[^"]+"|<title>[^<]+|<(?:meta|link) (?:(?:name|property)="(?:og:)?(?:description|url)"|rel="canonical"|[^>]*hreflang=)[^>]*>/g;
      for (const { address, lang, title, description, languages } of heads) {
        const html = await (await request.get(address)).text();
        const canonical = `${origin}/${address}`;
        expect([...(html.match(told) ?? [])].sort(), address).toEqual(
          [
            `lang="${lang}"`,
            `<title>${title}`,
            `<meta name="description" content="${description}">`,
            `<meta property="og:description" content="${description}">`,
            `<meta property="og:url" content="${canonical}">`,
            `<link rel="canonical" href="${canonical}">`,
            ...languages.map(
              ([lang, url]) => `<link rel="alternate" hreflang="${lang}" href="${origin}/${url}">`,
            ),
          ].sort(),
        );
      }
    },
  );

  testAnswers(
    'have no style attributes, for which the policy has no place',
    async ({ request }) => {
      for (const address of ['', 'guide/start', 'guide/widgets', 'api/', 'nothing']) {
        expect(await (await request.get(address)).text(), address).not.toMatch(/<[^>]+\sstyle=/);
      }
    },
  );
});

interface Head {
  address: string;
  lang: string;
  title: string;
  description: string;
  languages: Array<[lang: string, address: string]>;
}

const heads: Head[] = [
  {
    address: 'guide/',
    lang: 'en',
    title: 'Introduction - Full',
    description: 'Every kind of link:',
    languages: [
      ['en', 'guide/'],
      ['x-default', 'guide/'],
      ['zh-CN', 'zh/guide/'],
    ],
  },
  {
    address: 'guide/start',
    lang: 'en',
    title: 'Start - Full',
    description: 'How to start, in one sentence.',
    // There is no such page in Chinese.
    languages: [],
  },
  {
    address: '',
    lang: 'en',
    title: 'Welcome - Everything in one place',
    description: 'Home pages have prose too, with links.',
    languages: [
      ['en', ''],
      ['x-default', ''],
      ['zh-CN', 'zh/'],
    ],
  },
  {
    address: 'v1/zh/',
    lang: 'zh-CN',
    title: '第一版 - 全站',
    description: '旧版首页。',
    languages: [
      ['en', 'v1/'],
      ['x-default', 'v1/'],
      ['zh-CN', 'v1/zh/'],
    ],
  },
];

test.describe('Documents without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('can be read and followed by every kind of link', async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1 });
    const main = page.getByRole('main');
    const bar = page.getByRole('banner');
    const sidebar = page.getByRole('navigation', { name: 'Sidebar' });

    await page.goto('');
    await expect(heading).toHaveText('Full A site with one of everything');
    await main.getByRole('link', { name: 'Get Started' }).click();
    await expect(main).toContainText('Install it with Badge: npm');
    await expect(main).toContainText('Badge: 2 parts');
    await expect(main.getByRole('code').first()).toHaveText('await build({ minify: true });\n');
    await expect(main.locator('.badge').first()).toHaveCSS('text-decoration-line', 'underline');

    await main.getByRole('link', { name: 'Next Page' }).click();
    await expect(heading).toHaveText('Islands');
    await expect(main).toContainText('5 on Islands');
    await expect(main).toContainText('The first tab is prose.');

    await bar.getByRole('link', { name: 'API' }).click();
    await expect(main.getByRole('link', { name: 'Arguments of build' })).toBeVisible();
    await sidebar.getByText('Options').click();
    await sidebar.getByRole('link', { name: 'minify' }).click();
    await expect(heading).toHaveText('minify');
    await expect(sidebar).toMatchAriaSnapshot(`
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

    await bar.getByLabel('Version').click();
    await bar.getByRole('link', { name: 'v1' }).click();
    await expect(heading).toHaveText('The first version');
    await bar.getByLabel('Language').click();
    await bar.getByRole('link', { name: '简体中文' }).click();
    await expect(heading).toHaveText('第一版');
  });
});
