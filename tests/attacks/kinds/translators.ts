import { type Browser, chromium, type Page } from '@playwright/test';
import { runCli, startCli } from '#islet/testing/cli.ts';
import { copyFixture } from '#islet/testing/fixtureSites.ts';
import { patience } from '#islet/testing/patience.mjs';
import { findBrowser } from '../../../scripts/browser.mjs';
import type { Attack } from '../attack.ts';
import type { Random } from '../random.ts';

/** Translates pages as browsers do, while a reader searches and follows links. */
export const translators: Attack = {
  name: 'translators',
  share: 2,
  async begin(folder) {
    const siteRoot = await copyFixture('full', folder);
    const built = await runCli('build', siteRoot);
    if (built.code !== 0) throw new Error(`The site could not be built:\n${built.printed}`);
    const preview = startCli('preview', siteRoot, '--port', '0');
    const [url] = await preview.printed(/http:\/\/\S+\/(?=\s)/);
    const browser = await chromium.launch({ executablePath: await findBrowser() });
    return {
      play: (random) => play(random, browser, url),
      async end() {
        await browser.close();
        preview.process.kill();
        await preview.ended;
      },
    };
  },
};

const paths = [
  '',
  'guide/',
  'guide/start',
  'guide/islands',
  'guide/long',
  'api/options/minify',
  'zh/',
  'gone',
];
const queries = ['start', 'minify', 'zzzz', 'option format', 'a', 'values of'];
const keys = [
  'ArrowDown',
  'ArrowUp',
  'Enter',
  'Escape',
  'Backspace',
  'Tab',
  '/',
  'Control+k',
  'Home',
];

async function play(random: Random, browser: Browser, url: string): Promise<string[]> {
  const width = random.pick([390, 1000, 1440]);
  const context = await browser.newContext({ viewport: { width, height: 700 } });
  context.setDefaultTimeout(patience);
  const faults: string[] = [];
  const done: string[] = [];
  context.on('weberror', (error) => faults.push(`${done.join(', ')}: ${error.error().message}`));
  try {
    // Some translators begin before the scripts of the page run.
    if (random.chance(0.3)) {
      done.push('translate early');
      await context.addInitScript(`addEventListener('DOMContentLoaded', ${translate})`);
    }
    const path = random.pick(paths);
    const page = await context.newPage();
    done.push(`open /${path}`);
    await page.goto(url + path);
    for (let steps = 5 + random.below(20); steps > 0; steps--) {
      const [name, act] = random.pick(drawActs(random, page));
      done.push(name);
      await act().catch(ignoreNavigation);
    }
    done.push('search in another tab');
    const next = await context.newPage();
    await next.goto(`${url}guide/start`);
    if (!(await canSearch(next))) faults.push(`${done.join(', ')}: the search finds nothing.`);
  } finally {
    await context.close();
  }
  return faults;
}

function drawActs(random: Random, page: Page): Array<[name: string, act: () => Promise<unknown>]> {
  const key = random.pick(keys);
  const query = random.pick(queries);
  const at = random.below(40);
  return [
    ['translate', () => page.evaluate(`(${translate})()`)],
    ['translate', () => page.evaluate(`(${translate})()`)],
    [`press ${key}`, () => page.keyboard.press(key)],
    [`type ${query}`, () => page.keyboard.type(query)],
    ['type /', () => page.keyboard.press('/')],
    // The keyboard would wait for ever if the page is left meanwhile: Chromium doesn't answer then.
    ['insert 快速', () => page.evaluate(`document.execCommand('insertText', false, '快速')`)],
    [
      `follow link ${at}`,
      () => page.evaluate(`document.querySelectorAll('a[href^="/"]')[${at}]?.click()`),
    ],
    [
      `click button ${at}`,
      () => page.evaluate(`document.querySelectorAll('button')[${at}]?.click()`),
    ],
    ['go back', () => page.evaluate('history.back()')],
  ];
}

/** What runs in a page ends with an error if the page is left meanwhile. */
function ignoreNavigation(error: unknown): void {
  if (!/because of a navigation|Execution context/.test(String(error))) throw error;
}

/** Puts each text into two elements, as browsers do, and changes it. It's text, since the page runs it. */
const translate = `() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement.closest('script, style, font, [translate=no]')) continue;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    outer.style.verticalAlign = inner.style.verticalAlign = 'inherit';
    inner.textContent = 'x' + text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
  document.documentElement.classList.add('translated-ltr');
}`;

/** Whether a reader can still search, on a page that is translated while they type. */
async function canSearch(page: Page): Promise<boolean> {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox');
  await field.fill('zzzz');
  await page.evaluate(`(${translate})()`);
  await field.fill('minify');
  return page
    .getByRole('option')
    .first()
    .waitFor()
    .then(
      () => true,
      () => false,
    );
}
