import type { Page } from '@playwright/test';
import { holdRequests } from './support/holdRequests.ts';
import { guide, heading, main, open, sidebar, test } from './support/liveSite.ts';
import { expect, started } from './support/test.ts';

const problems = (page: Page) => page.locator('#docs-problems');

test.describe('7 · Mistakes show in the page and in the terminal until they are fixed', () => {
  test('in the page itself', async ({ page, live }) => {
    await open(page, 'guide/bare');
    for (const [mistake, message] of [
      ['Text with <b>an open element.', 'The element `<b>` is never closed.'],
      ['<Unknown />', 'The component `<Unknown>` is unknown.'],
      ['{[].first.second}', 'Rendering this JSX failed'],
      [':::tip\nNever closed.', 'The container `:::tip` is never closed.'],
      ['[dead](./gone.md)', 'The link `./gone.md` does not match any page or file.'],
    ] as const) {
      await test.step(mistake, async () => {
        await live.edit(`${guide}/bare.mdx`, '## A heading', mistake);
        await expect(problems(page)).toContainText(message);
        await expect(problems(page)).toContainText(`${guide}/bare.mdx:10:1`);
        await live.printed(new RegExp(message.replace(/\W/g, '\\$&')));
        await live.edit(`${guide}/bare.mdx`, mistake, '## A heading');
        await expect(problems(page)).toHaveCount(0);
        await expect(main(page)).toContainText('A heading');
      });
    }
    await live.edit(`${guide}/bare.mdx`, 'sidebar: false', 'sidebar: no');
    await expect(problems(page)).toContainText('`sidebar` is "no".');
    await live.edit(`${guide}/bare.mdx`, 'sidebar: no', 'sidebar: false');
    await expect(problems(page)).toHaveCount(0);
  });

  test('in sight, with the text and the place that the reader was at', async ({
    page,
    live,
    documents,
  }) => {
    await open(page, 'guide/long');
    const scroll = () => page.evaluate(() => scrollY);
    for (const [mistake, y] of [
      ['[dead](./gone.md)', 0],
      ['[dead](./gone.md)', 900],
      ['<Open>', 900],
      ['[dead](./gone.md)\n\n'.repeat(20), 900],
    ] as const) {
      await test.step(`${mistake} at ${y}`, async () => {
        await page.evaluate((top) => scrollTo(0, top), y);
        await live.edit(`${guide}/long.mdx`, 'Here it ends.', mistake);
        await expect(problems(page)).toBeInViewport({ ratio: 1 });
        const panel = await problems(page).boundingBox();
        expect(panel?.height).toBeLessThan((page.viewportSize()?.height ?? 0) / 2);
        await expect(main(page)).toContainText('Paragraph 12');
        expect(await scroll()).toBe(y);
        await live.edit(`${guide}/long.mdx`, mistake, 'Here it ends.');
        await expect(problems(page)).toHaveCount(0);
        expect(await scroll()).toBe(y);
      });
    }
    expect(documents).toHaveLength(1);
  });

  test('folded, if they are only warned of', async ({ page, live }) => {
    await open(page, 'guide/long');
    await live.edit(`${guide}/long.mdx`, '## First', '# First');
    await expect(problems(page).getByText('1 problem')).toBeInViewport();
    const message = problems(page).getByText('The page has the first-level headings');
    await expect(message).toBeHidden();
    await problems(page).getByText('1 problem').click();
    await expect(message).toBeInViewport();
  });

  test('folded, until there are other problems', async ({ page, live }) => {
    await open(page, 'guide/long');
    await live.edit(`${guide}/long.mdx`, '# Long', '# Long\n\n[dead](./gone.md)');
    const message = problems(page).getByText('does not match any page or file');
    await expect(message).toBeVisible();
    await problems(page).getByText('1 problem').click();
    await expect(message).toBeHidden();
    const folded = await problems(page).elementHandle();
    const answered = page.waitForResponse('**/guide/long');
    await live.edit(`${guide}/long.mdx`, 'Here it ends.', 'Here it stops.');
    await (await answered).finished();
    await expect(main(page)).toContainText('Here it stops.');
    await page.evaluate(async () => (await fetch(location.href)).text());
    expect(await folded?.evaluate((panel) => panel.isConnected)).toBe(true);
    await live.edit(`${guide}/long.mdx`, 'Here it stops.', '[also dead](./lost.md)');
    await expect(message).toHaveCount(2);
    await expect(message.first()).toBeVisible();
  });

  test('on no other page', async ({ page, live, documents }) => {
    await open(page, 'guide/start');
    await live.edit(`${guide}/long.mdx`, '# Long', '# Long\n\n[dead](./gone.md)');
    await sidebar(page).getByRole('link', { name: 'Long' }).click();
    await expect(problems(page)).toContainText('The link `./gone.md` does not match');
    await sidebar(page).getByRole('link', { name: 'Start' }).click();
    await expect(heading(page)).toHaveText('Start');
    await expect(problems(page)).toHaveCount(0);
    await page.goBack();
    await expect(problems(page)).toContainText('The link `./gone.md` does not match');
    // An answer that comes late is about a page that was left.
    await page.goForward();
    await expect(problems(page)).toHaveCount(0);
    const answer = await holdRequests(page, '**/guide/long');
    const asked = page.waitForRequest('**/guide/long');
    await page.goBack();
    await asked;
    await page.goForward();
    await expect(heading(page)).toHaveText('Start');
    const [late] = await Promise.all([page.waitForResponse('**/guide/long'), answer()]);
    await late.finished();
    await page.evaluate(async () => (await fetch(location.href)).text());
    await expect(problems(page)).toHaveCount(0);
    expect(documents).toHaveLength(1);

    await open(page, 'guide/long');
    await expect(problems(page)).toBeInViewport();
    await sidebar(page).getByRole('link', { name: 'Start' }).click();
    await expect(problems(page)).toHaveCount(0);
    expect(documents).toHaveLength(2);
  });

  test('by creating the file that is missing', async ({ page, live }) => {
    await open(page, 'guide/bare');
    for (const { text, message, file, content, shown } of [
      {
        text: "import Part from './_part.mdx';\n\n<Part />",
        message: 'The import `./_part.mdx` does not exist.',
        file: `${guide}/_part.mdx`,
        content: 'The fragment is here.',
        shown: 'The fragment is here.',
      },
      {
        text: "import Late from './Late.tsx';\n\n<Late />",
        message: 'The import `./Late.tsx` does not exist.',
        file: `${guide}/Late.tsx`,
        content: 'export default () => <p>The component is here.</p>;\n',
        shown: 'The component is here.',
      },
      {
        text: '```ts file="./late.ts"\n```',
        message: 'The code fence quotes `./late.ts`, which does not exist.',
        file: `${guide}/late.ts`,
        content: 'const quoted = true;\n',
        shown: 'const quoted = true;',
      },
      {
        text: '```ts file="../../../../lost/and/found.ts"\n```',
        message: 'The code fence quotes `../../../../lost/and/found.ts`, which does not exist.',
        file: 'lost/and/found.ts',
        content: 'const found = true;\n',
        shown: 'const found = true;',
      },
      {
        text: '![](./late.svg)',
        message: 'The image `./late.svg` does not exist.',
        file: `${guide}/late.svg`,
        content: '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>',
        shown: '',
      },
      {
        text: '[the late page](./late.md)',
        message: 'The link `./late.md` does not match any page or file.',
        file: `${guide}/late.md`,
        content: '# Late\n',
        shown: 'the late page',
      },
    ]) {
      await test.step(file, async () => {
        await live.edit(`${guide}/bare.mdx`, '## A heading', text);
        await expect(problems(page)).toContainText(message);
        await live.write(file, content);
        await expect(problems(page)).toHaveCount(0);
        await expect(main(page)).toContainText(shown);
        await live.edit(`${guide}/bare.mdx`, text, '## A heading');
        await expect(main(page)).toContainText('A heading');
      });
    }
  });

  test('in the terminal once, however many pages have it', async ({ request, live }) => {
    await live.edit(`${guide}/_meta.json`, '"long"', '"lnog"');
    await live.edit(`${guide}/long.mdx`, '# Long', '# Long\n\n[dead](./nowhere.md)');
    for (const page of ['start', 'islands', 'long']) await request.get(`guide/${page}`);
    await live.printed(/There is no page `lnog`/);
    const { input } = await live.printed(/nowhere\.md/);
    expect(input.match(/There is no page `lnog`/g)).toHaveLength(1);
  });

  test('in components, in navigation files and in the config', async ({ page, live }) => {
    await open(page, 'guide/start');
    await live.edit('components/Badge.tsx', '</strong>', '');
    await expect(problems(page)).toContainText('components/Badge.tsx');
    await live.edit('components/Badge.tsx', '{text}', '{text}</strong>');
    await expect(problems(page)).toHaveCount(0);

    await live.edit(`${guide}/_meta.json`, '"long"', '"lnog"');
    await expect(problems(page)).toContainText('There is no page `lnog` in this folder.');
    await live.edit(`${guide}/_meta.json`, '"lnog"', '"long"');
    await expect(problems(page)).toHaveCount(0);

    await live.edit('site.config.ts', 'title:', 'titel:');
    await expect(problems(page)).toContainText('`titel` is not a known key.');
    await live.edit('site.config.ts', 'titel:', 'title:');
    await expect(problems(page)).toHaveCount(0);
    await expect(heading(page)).toHaveText('Start');
  });

  test('in the config, while a page is loading', async ({ page, live }) => {
    const answer = await holdRequests(page, '**/boot*.js');
    const asked = page.waitForRequest('**/boot*.js');
    await page.goto('guide/start', { waitUntil: 'commit' });
    await asked;
    await live.edit('site.config.ts', 'title:', 'titel:');
    await live.printed(/`titel` is not a known key/);
    answer();
    await expect(problems(page)).toContainText('`titel` is not a known key.');
    await live.edit('site.config.ts', 'titel:', 'title:');
    await expect(problems(page)).toHaveCount(0);
    await started(page);
    await expect(heading(page)).toHaveText('Start');
  });
});
