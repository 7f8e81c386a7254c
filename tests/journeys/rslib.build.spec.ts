import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readGitTimes } from '#islet/node/site/scan/gitTimes.ts';
import { rslibSite } from '#islet/testing/fixtureSites.ts';
import { findLayoutProblems } from '../support/findLayoutProblems.ts';
import { listAddresses } from '../support/listAddresses.ts';
import { nextFrame } from '../support/nextFrame.ts';
import { expect, open, test } from '../support/test.ts';

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

/** The section of the bar that each part of the documentation belongs to. */
const sections = {
  'guide/': 'Guide',
  'framework/': 'Guide',
  'config/': 'Config',
  'api/': 'Config',
};

test('The documents have all routes, one title each, and mark their section', async () => {
  const dist = path.join(rslibSite, 'dist');
  const read = (address: string) =>
    readFile(path.join(dist, `${address.replace(/(?:^|\/)$/, '$&index')}.html`), 'utf8');
  const addresses = await listAddresses(dist);

  await test.step('every route is there', () => {
    const wanted = Object.entries(routes).flatMap(([folder, pages]) =>
      pages.split(' ').map((page) => folder + page),
    );
    expect(addresses).toEqual(expect.arrayContaining(wanted));
  });

  await test.step('every page has one heading of level 1, and a title of its own', async () => {
    const titles = new Map<string, string>();
    for (const address of addresses) {
      const html = await read(address);
      const headings = [...html.matchAll(/<h1[ >].*?<\/h1>/gs)];
      const haveText = headings.map(([heading]) => /[^\s<>]+(?=<)/.test(heading));
      expect(haveText, address).toEqual([true]);
      const title = /<title>(.+?)<\/title>/.exec(html)?.[1] ?? '';
      expect(title, address).not.toBe('');
      // A name such as that of a release is the same in each language.
      const name = `${address.startsWith('zh/') ? 'zh' : 'en'}: ${title}`;
      expect(titles.get(name), `${address}: ${title}`).toBeUndefined();
      titles.set(name, address);
    }
    expect(titles.size).toBeGreaterThan(0);
  });

  await test.step('the bar marks the section of every page of documentation', async () => {
    for (const address of addresses) {
      const section = Object.entries(sections).find(([folder]) => address.startsWith(folder));
      if (!section) continue;
      const menu = /<nav class="bar-nav".*?<\/nav>/s.exec(await read(address))?.[0] ?? '';
      const current = [...menu.matchAll(/ aria-current="[^"]+">([^<]+)/g)].map(([, text]) => text);
      expect(current, address).toEqual([section[1]]);
    }
  });

  await test.step('pages can be edited where they have a source', async () => {
    const source = 'https://github.com/web-infra-dev/rslib/edit/main/website/docs/en';
    expect(await read('config/lib/dts')).toContain(`href="${source}/config/lib/dts.mdx"`);
    const vue = await read('framework/vue');
    // A copy of the sources without git, or with its last commit alone, doesn't know.
    const { times } = await readGitTimes(rslibSite, 'docs');
    expect(vue.includes('Last updated')).toBe('docs/en/framework/vue.mdx' in times);
    expect(vue).not.toContain('Edit this page on GitHub');
  });
});

test('Old links to an error lead to its new page', async ({ page }) => {
  await page.goto('guide/faq/exceptions#tsgo');
  await expect(page).toHaveURL(/\/guide\/faq\/errors\/declaration-files#tsgo$/);
});

test('Names are whole at 320 px, which is a zoom of 400 %', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const address of ['config/', 'config/lib/dts', 'guide/basic/output-format']) {
    await open(page, address);
    await nextFrame(page);
    expect(await findLayoutProblems(page), address).toEqual([]);
  }
});
