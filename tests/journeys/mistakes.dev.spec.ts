import type { Page } from '@playwright/test';
import { escapeHtml } from '#islet/shared/escapeHtml.ts';
import { holdRequests } from '../support/holdRequests.ts';
import {
  guide,
  heading,
  type LiveSite,
  mainIn,
  openLive as open,
  sidebarIn,
  liveTest as test,
} from '../support/liveSite.ts';
import { expect, started } from '../support/test.ts';

const problems = (page: Page) => page.locator('#islet-problems');

/** Waits until the document at an address shows problems that contain a text. */
async function expectProblem(live: LiveSite, address: string, text: string): Promise<void> {
  await expect.poll(() => problemsAt(live, address)).toContain(escapeHtml(text));
}

async function expectNoProblem(live: LiveSite, address: string): Promise<void> {
  await expect.poll(() => problemsAt(live, address)).toBe('');
}

async function problemsAt(live: LiveSite, address: string): Promise<string> {
  const panel = /<section id="islet-problems".*?<\/section>/s.exec(await live.text(address));
  return panel?.[0] ?? '';
}

/** A pattern for a text as it is. */
const verbatim = (text: string) => new RegExp(text.replace(/\W/g, '\\$&'));

test.describe('Mistakes are in the document and in the terminal until they are fixed', () => {
  test('in a page', async ({ live }) => {
    let text = '## A heading';
    const write = async (next: string): Promise<void> => {
      await live.edit(`${guide}/bare.mdx`, text, next);
      text = next;
    };
    for (const { mistakes, found } of [
      {
        mistakes: 'Text with <b>an open element.',
        found: [['10:11', 'The element `<b>` is never closed.']],
      },
      // Only found by rendering.
      { mistakes: '{[].first.second}', found: [['10:1', 'Rendering this JSX failed']] },
      {
        mistakes: '<Unknown />\n\n[dead](./gone.md)\n\n:::tip\nNever closed.',
        found: [
          ['10:1', 'The component `<Unknown>` is unknown.'],
          ['12:1', 'The link `./gone.md` does not match any page or file.'],
          ['14:1', 'The container `:::tip` is never closed.'],
        ],
      },
    ]) {
      await test.step(mistakes, async () => {
        await write(mistakes);
        for (const [place, message = ''] of found) {
          await expectProblem(live, 'guide/bare', message);
          expect(await problemsAt(live, 'guide/bare')).toContain(`${guide}/bare.mdx:${place}<`);
          await live.printed(verbatim(message));
        }
      });
    }
    await live.edit(`${guide}/bare.mdx`, 'sidebar: false', 'sidebar: no');
    await expectProblem(live, 'guide/bare', '`sidebar` is "no".');
    await live.edit(`${guide}/bare.mdx`, 'sidebar: no', 'sidebar: false');
    await write('## A heading');
    await expectNoProblem(live, 'guide/bare');
  });

  test('until the file that is missing is created', async ({ live }) => {
    const missing = [
      // First, because a new file next to a page has all pages compiled again, as has a new folder next to the config.
      {
        text: '```txt file="../../../../examples/late/found.txt"\n```',
        message:
          'The code fence quotes `../../../../examples/late/found.txt`, which does not exist.',
        file: 'examples/late/found.txt',
        content: 'what is found\n',
        shown: 'what is found',
      },
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
        text: '```txt file="./late.txt"\n```',
        message: 'The code fence quotes `./late.txt`, which does not exist.',
        file: `${guide}/late.txt`,
        content: 'what is quoted\n',
        shown: 'what is quoted',
      },
      {
        text: '![](./late.svg)',
        message: 'The image `./late.svg` does not exist.',
        file: `${guide}/late.svg`,
        content: '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>',
        shown: 'width="3"',
      },
      {
        text: '[the late page](./late.md)',
        message: 'The link `./late.md` does not match any page or file.',
        file: `${guide}/late.md`,
        content: '# Late\n',
        shown: 'the late page',
      },
    ];
    const text = missing.map((one) => one.text).join('\n\n');
    await live.edit(`${guide}/bare.mdx`, '## A heading', `## A heading\n\n${text}`);
    for (const { message } of missing) await expectProblem(live, 'guide/bare', message);
    for (const { file, content, message } of missing) {
      await live.write(file, content);
      await expect.poll(() => problemsAt(live, 'guide/bare')).not.toContain(message);
    }
    await expectNoProblem(live, 'guide/bare');
    const html = await live.text('guide/bare');
    for (const { shown } of missing) expect(html).toContain(shown);
  });

  test('once in the terminal, however many pages have it', async ({ live }) => {
    await live.edit(`${guide}/_meta.json`, '"long"', '"lnog"');
    await live.edit(`${guide}/long.mdx`, '# Long', '# Long\n\n[dead](./nowhere.md)');
    for (const page of ['start', 'islands', 'long']) await live.text(`guide/${page}`);
    await live.printed(/There is no page `lnog`/);
    const { input } = await live.printed(/nowhere\.md/);
    expect(input.match(/There is no page `lnog`/g)).toHaveLength(1);
  });

  test('in components, in navigation files and in the config', async ({ live }) => {
    await live.edit('components/Badge.tsx', '</strong>', '');
    await expectProblem(live, 'guide/start', 'components/Badge.tsx');
    await live.edit('components/Badge.tsx', '{text}', '{text}</strong>');
    await expectNoProblem(live, 'guide/start');

    await live.edit(`${guide}/_meta.json`, '"long"', '"lnog"');
    await expectProblem(live, 'guide/start', 'There is no page `lnog` in this folder.');
    await live.edit(`${guide}/_meta.json`, '"lnog"', '"long"');
    await expectNoProblem(live, 'guide/start');
  });
});

test.describe('Mistakes show in the page until they are fixed', () => {
  test('in sight, with the text and the place that the reader was at', async ({
    page,
    live,
    documents,
  }) => {
    await open(page, 'guide/long');
    const scroll = () => page.evaluate(() => scrollY);
    await page.evaluate(() => scrollTo(0, 900));
    for (const mistake of ['<Open>', '[dead](./gone.md)\n\n'.repeat(20)]) {
      await test.step(mistake, async () => {
        await live.edit(`${guide}/long.mdx`, 'Here it ends.', mistake);
        await expect(problems(page)).toBeInViewport({ ratio: 1 });
        const panel = await problems(page).boundingBox();
        expect(panel?.height).toBeLessThan((page.viewportSize()?.height ?? 0) / 2);
        await expect(mainIn(page)).toContainText('Paragraph 12');
        expect(await scroll()).toBe(900);
        await live.edit(`${guide}/long.mdx`, mistake, 'Here it ends.');
        await expect(problems(page)).toHaveCount(0);
        expect(await scroll()).toBe(900);
      });
    }
    expect(documents).toHaveLength(1);
  });

  test('folded, if they are only warned of, or until there are others', async ({ page, live }) => {
    await open(page, 'guide/long');
    const summary = problems(page).getByText('1 problem');
    await test.step('only a warning', async () => {
      await live.edit(`${guide}/long.mdx`, '## First', '# First');
      await expect(summary).toBeInViewport();
      const message = problems(page).getByText('The page has the first-level headings');
      await expect(message).toBeHidden();
      await summary.click();
      await expect(message).toBeInViewport();
    });
    await live.edit(`${guide}/long.mdx`, '# First', '## First');
    await expect(problems(page)).toHaveCount(0);

    await live.edit(`${guide}/long.mdx`, '# Long', '# Long\n\n[dead](./gone.md)');
    const message = problems(page).getByText('does not match any page or file');
    await expect(message).toBeVisible();
    await summary.click();
    await expect(message).toBeHidden();
    const folded = await problems(page).elementHandle();
    const answered = page.waitForResponse('**/guide/long');
    await live.edit(`${guide}/long.mdx`, 'Here it ends.', 'Here it stops.');
    await (await answered).finished();
    await expect(mainIn(page)).toContainText('Here it stops.');
    await page.evaluate(async () => (await fetch(location.href)).text());
    expect(await folded?.evaluate((panel) => panel.isConnected)).toBe(true);
    await live.edit(`${guide}/long.mdx`, 'Here it stops.', '[also dead](./lost.md)');
    await expect(message).toHaveCount(2);
    await expect(message.first()).toBeVisible();
  });

  test('on no other page', async ({ page, live, documents }) => {
    await open(page, 'guide/start');
    await live.edit(`${guide}/long.mdx`, '# Long', '# Long\n\n[dead](./gone.md)');
    await sidebarIn(page).getByRole('link', { name: 'Long' }).click();
    await expect(problems(page)).toContainText('The link `./gone.md` does not match');
    await sidebarIn(page).getByRole('link', { name: 'Start' }).click();
    await expect(heading(page)).toHaveText('Start');
    await expect(problems(page)).toHaveCount(0);
    // An answer that comes late is about a page that was left.
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
    await sidebarIn(page).getByRole('link', { name: 'Start' }).click();
    await expect(problems(page)).toHaveCount(0);
    expect(documents).toHaveLength(2);
  });

  test('in the config, also while the page is loading', async ({ page, live }) => {
    const message = '`titel` is not a known key.';
    const answer = await holdRequests(page, '**/boot*.js');
    const asked = page.waitForRequest('**/boot*.js');
    await page.goto('guide/start', { waitUntil: 'commit' });
    await asked;
    await live.edit('site.config.ts', 'title:', 'titel:');
    await live.printed(verbatim(message));
    answer();
    await expect(problems(page)).toContainText(message);
    await live.edit('site.config.ts', 'titel:', 'title:');
    await expect(problems(page)).toHaveCount(0);
    await started(page);
    await expect(heading(page)).toHaveText('Start');

    await live.edit('site.config.ts', 'title:', 'titel:');
    await expect(problems(page)).toContainText(message);
    await live.edit('site.config.ts', 'titel:', 'title:');
    await expect(page).toHaveTitle('Start - Full');
  });
});
