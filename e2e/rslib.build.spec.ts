import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findLayoutProblems } from './support/findLayoutProblems.ts';
import { rslibSite } from './support/fixtureSites.ts';
import { listAddresses } from './support/listAddresses.ts';
import { nextFrame } from './support/nextFrame.ts';
import { expect, open, test } from './support/test.ts';

test.use({ site: 'rslib' });

/** The routes of SPEC 2.2: a folder, and the pages in it. */
const routes: Record<string, string> = {
  '': ' zh/',
  'api/javascript-api/': 'core types',
  'config/': ' lib/ rsbuild/',
  'config/lib/':
    'auto-extension auto-external banner bundle dts external-helpers footer format id redirect shims syntax umd-name',
  'config/rsbuild/': 'source output tools plugins',
  'framework/': 'typescript vue',
  'guide/start/': ' quick-start features glossary npm-packages',
  'guide/start/components/': 'CJS ESM MF UMD',
  'guide/solution/': ' nodejs react',
  'guide/basic/': 'cli configure-rslib typescript output-format output-structure upgrade-rslib',
  'guide/advanced/':
    'third-party-deps output-compatibility dts css assets module-federation storybook module-doc monorepo',
  'guide/migration/': 'modernjs-module tsup esbuild rollup',
  'guide/faq/': 'exceptions features general',
};

test('2.2 · Every route is there', async () => {
  const addresses = await listAddresses(path.join(rslibSite, 'dist'));
  const wanted = Object.entries(routes).flatMap(([folder, pages]) =>
    pages.split(' ').map((page) => folder + page),
  );
  expect(addresses).toEqual(expect.arrayContaining(wanted));
});

test('2.3 · The bar marks the section of every page of documentation', async () => {
  const dist = path.join(rslibSite, 'dist');
  const sections = {
    'guide/': 'Guide',
    'framework/': 'Guide',
    'config/': 'Config',
    'api/': 'Config',
  };
  for (const address of await listAddresses(dist)) {
    const section = Object.entries(sections).find(([folder]) => address.startsWith(folder));
    if (!section) continue;
    const file = address.replace(/\/$/, '$&index');
    const html = await readFile(path.join(dist, `${file}.html`), 'utf8');
    const menu = /<nav class="bar-nav".*?<\/nav>/s.exec(html)?.[0] ?? '';
    const current = [...menu.matchAll(/ aria-current="[^"]+">([^<]+)/g)].map(([, text]) => text);
    expect(current, address).toEqual([section[1]]);
  }
});

test('Old links to an error lead to its new page', async ({ page }) => {
  await page.goto('guide/faq/exceptions#tsgo');
  await expect(page).toHaveURL(/\/guide\/faq\/errors\/declaration-files#tsgo$/);
});

test('2.1 · Pages of documentation can be edited where they have a source', async ({ page }) => {
  await page.goto('config/lib/dts');
  await expect(page.getByRole('link', { name: 'Edit this page on GitHub' })).toHaveAttribute(
    'href',
    'https://github.com/web-infra-dev/rslib/edit/main/website/docs/en/config/lib/dts.mdx',
  );
  await page.goto('framework/vue');
  await expect(page.getByText('Last updated')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit this page on GitHub' })).toHaveCount(0);
});

test('8 · Every page has one heading of level 1, and a title of its own', async () => {
  const dist = path.join(rslibSite, 'dist');
  const titles = new Map<string, string>();
  for (const address of await listAddresses(dist)) {
    const file = address.replace(/(?:^|\/)$/, '$&index');
    const html = await readFile(path.join(dist, `${file}.html`), 'utf8');
    const headings = [...html.matchAll(/<h1[ >].*?<\/h1>/gs)];
    expect(
      headings.map(([heading]) => /[^\s<>]+(?=<)/.test(heading)),
      address,
    ).toEqual([true]);
    const title = /<title>(.+?)<\/title>/.exec(html)?.[1] ?? '';
    expect(title, address).not.toBe('');
    expect(titles.get(title), `${address}: ${title}`).toBeUndefined();
    titles.set(title, address);
  }
  expect(titles.size).toBeGreaterThan(0);
});

test('5 · Names are whole at 320 px, which is a zoom of 400 %', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const address of ['config/', 'config/lib/dts', 'guide/basic/output-format']) {
    await open(page, address);
    await nextFrame(page);
    expect(await findLayoutProblems(page), address).toEqual([]);
  }
});

test('7 · Search on the Chinese home page finds the English pages', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('docs-visited', '1'));
  await open(page, 'zh/');
  await page.keyboard.press('Control+k');
  for (const [query, address] of [
    ['dts', '/config/lib/dts'],
    ['format', '/config/lib/format'],
    ['bundle', '/config/lib/bundle'],
  ]) {
    await page.getByRole('combobox').fill(query ?? '');
    await expect(page.getByRole('option').first()).toHaveAttribute('href', address ?? '');
  }
  // Until the answer is complete, lines may still move.
  await expect(page.locator('.search-statement')).not.toHaveCount(0);
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/\/config\/lib\/bundle$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('2.5 · Headings that the filter finds are not folded', async ({ page }) => {
  await open(page, 'config/');
  const overview = page.locator('.overview');
  const isolated = overview.getByRole('link', { name: 'dts.isolated', exact: true });
  await expect(isolated).toBeHidden();
  await overview.getByRole('searchbox').fill('isolated');
  await expect(isolated).toBeVisible();
  await overview.getByRole('searchbox').fill('');
  await expect(isolated).toBeHidden();
  await overview.getByLabel(/^lib\.dts: \+ \d+$/).click();
  await expect(isolated).toBeVisible();
});
