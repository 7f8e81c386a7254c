import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadIndex } from '#search/query/loadIndex.ts';
import type { Problem } from '#shared/types.ts';
import { withFiles } from '../../page/record/testing.ts';
import { openProject } from '../../site/scan/openProject.ts';
import type { ReadyBundle } from './bundleLoader.ts';
import { createLastReadable } from './lastReadable.ts';
import { createPageStage, type PageStageOptions } from './pageStage.ts';
import { createReady } from './testing.ts';

const config = { 'site.config.mts': "export default { title: 'Site' };" };

interface StageSources extends Pick<PageStageOptions, 'lastReadable'> {
  problems(): Problem[];
}

/** Opens a stage for the site in a folder. */
async function openStage(
  root: string,
  ready: ReadyBundle,
  { problems = () => [], lastReadable = createLastReadable() }: Partial<StageSources> = {},
) {
  const project = await openProject(root);
  if ('problems' in project) throw new Error('The config is wrong.');
  const bundle = { current: async () => ready, problems };
  const stage = createPageStage({
    ...{ project, bundle, lastReadable },
    print() {},
    onDependencies() {},
  });
  return { project, stage };
}

test('an edited page is rendered once for the browser that loads it, unless the theme changes', () =>
  withFiles({ ...config, 'docs/en/guide.mdx': '# A\n\n{Date.now()}' }, async (root) => {
    let count = 0;
    let problems: Problem[] = [];
    const ready = createReady(() => `${++count}`);
    const { project, stage } = await openStage(root, ready, { problems: () => problems });
    const shown = async (): Promise<string | undefined> =>
      (await stage.visit('/guide', ready))?.state.page.html;
    const file = path.join(project.docsRoot, 'en/guide.mdx');
    const edit = async (text: string): Promise<void> => {
      await writeFile(file, text);
      await stage.revisit(await stage.invalidate(new Set([file])), stage);
    };
    expect(await shown()).toMatch(/A.*1/s);
    await edit('# A\n\nEdited {Date.now()}');
    expect([await shown(), count]).toEqual([expect.stringMatching(/Edited 2/), 2]);
    // Its code may give something else each time.
    expect([await shown(), count]).toEqual([expect.stringMatching(/Edited 3/), 3]);
    await edit('# A\n\nAgain {Date.now()}');
    problems = [];
    expect([await shown(), count]).toEqual([expect.stringMatching(/Again 5/), 5]);
  }));

test('an edited page is loaded again together with the overviews that list its headings', () =>
  withFiles(
    {
      ...config,
      'docs/en/guide/index.md': '---\noverview: true\n---\n\n# Guide',
      'docs/en/guide/a.md': '# A\n\n## Old',
      'docs/en/guide/b.md': '# B',
    },
    async (root) => {
      const ready = createReady();
      const { project, stage } = await openStage(root, ready);
      for (const route of ['/guide/', '/guide/b']) await stage.visit(route, ready);
      const file = path.join(project.docsRoot, 'en/guide/a.md');
      await writeFile(file, '# A\n\n## New');
      expect(await stage.invalidate(new Set([file]))).toEqual(['/guide/a', '/guide/']);
      const overview = (await stage.visit('/guide/', ready))?.state.page.overview;
      expect(overview?.[0]?.pages[0]?.headers).toMatchObject([{ text: 'New' }]);
    },
  ));

test('what components render is in the outline, in overviews of it and in the search', () =>
  withFiles(
    {
      ...config,
      'docs/en/guide/index.md': '---\noverview: true\n---\n\n# Guide',
      'docs/en/guide/a.mdx': '# A\n\n{table()}\n\n## End',
    },
    async (root) => {
      const ready = createReady(() => '<h2 id="minify">Minify</h2><p>Shrinks files.</p>');
      const { stage } = await openStage(root, ready);
      const shown = (await stage.visit('/guide/a', ready))?.state.page.toc;
      expect(shown?.map(({ id }) => id)).toEqual(['minify', 'end']);
      const overview = (await stage.visit('/guide/', ready))?.state.page.overview;
      expect(overview?.[0]?.pages[0]?.headers.map(({ text }) => text)).toEqual(['Minify', 'End']);
      const bytes = await stage.searchFileAt('hashed/search_index.en.bin');
      if (bytes === null || typeof bytes === 'string') throw new Error('There is no index.');
      const { hits } = await loadIndex(bytes).query('shrinks', { limit: 3, enrich: false });
      expect(hits.map(({ routePath, anchor }) => routePath + anchor)).toEqual(['/guide/aminify']);
    },
  ));

test('dead anchors of the page itself are reported, also where JSX sets ids', () =>
  withFiles(
    {
      ...config,
      'docs/en/index.md':
        '# Home {#home}\n\n[a](#home) [b](#hone) [c](./guide.mdx#unknown) [d](#top)',
      'docs/en/guide.mdx': '# Guide\n\n{<b id="jsx" />}\n\n[a](#jsx) [b](./guide.mdx#jsy)',
      'docs/en/broken.mdx': '# Broken\n\n<Unknown />\n\n[a](#unknown)',
    },
    async (root) => {
      const ready = createReady(() => '<b id="jsx"></b>');
      const { stage } = await openStage(root, ready);
      const anchorsAt = async (route: string): Promise<string[]> =>
        ((await stage.visit(route, ready))?.problems ?? [])
          .map(({ message }) => message)
          .filter((message) => message.includes('anchor'));
      expect(await anchorsAt('/')).toEqual(['The page `/` has no anchor `#hone`.']);
      expect(await anchorsAt('/guide')).toEqual(['The page `/guide` has no anchor `#jsy`.']);
      // The component may have the anchor.
      expect(await anchorsAt('/broken')).toEqual([]);
    },
  ));

test('a component is not reported as missing before the bundler has read it', () =>
  withFiles(
    {
      ...config,
      'docs/en/New.tsx': 'export default () => null;',
      'docs/en/guide.mdx':
        "import New from './New.tsx';\nimport acme from 'acme';\n\n# Guide\n\n<New />",
    },
    async (root) => {
      const messagesWith = async (ready: ReadyBundle) => {
        const { stage } = await openStage(root, ready);
        return (await stage.visit('/guide', ready))?.problems.map(({ message }) => message);
      };
      expect(await messagesWith(createReady())).toEqual([]);
      const bundled = {
        'docs/en/New.tsx': { exports: ['New'] },
        acme: { error: "Cannot find module 'acme'" },
      };
      expect(await messagesWith(createReady(undefined, bundled))).toEqual([
        '`docs/en/New.tsx` has no default export.',
        'The module `acme` cannot be found.',
      ]);
    },
  ));

test('a page that cannot be read keeps its text and images after an edit of the config', () =>
  withFiles(
    {
      ...config,
      'docs/en/index.md': '# Home',
      'docs/en/guide.mdx': '# Guide\n\nText ![A](./a.svg)',
      'docs/en/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>',
    },
    async (root) => {
      const ready = createReady();
      const lastReadable = createLastReadable();
      const { stage: first } = await openStage(root, ready, { lastReadable });
      await first.visit('/guide', ready);
      await writeFile(path.join(root, 'docs/en/guide.mdx'), '# Guide\n\n<Open>');
      await writeFile(path.join(root, 'site.config.mts'), "export default { title: 'Edited' };");
      const { stage: next } = await openStage(root, ready, { lastReadable });
      const visited = await next.visit('/guide', ready);
      const { html = '', documentTitle } = visited?.state.page ?? {};
      expect([html, documentTitle]).toEqual([expect.stringContaining('Text'), 'Guide - Edited']);
      const [, output = ''] = /src="\/(.+?)"/.exec(html) ?? [];
      expect(next.assetAt(output)).toBe(path.join(root, 'docs/en/a.svg'));
      expect(visited?.problems).toHaveLength(1);
    },
  ));

test('a visited page shows its old anchors, and those that are gone without a word', () =>
  withFiles(
    {
      ...config,
      'addresses.txt': '/guide#lost\n/guide#old -> /guide#new\n/guide#away -> /other#there\n',
      'docs/en/guide.md': '# Guide\n\n## New\n',
      'docs/en/other.md': '# Other\n\n## There\n',
    },
    async (root) => {
      const ready = createReady();
      const { stage } = await openStage(root, ready);
      const visited = await stage.visit('/guide', ready);
      expect(visited?.state.page.html).toContain('<span id="old"></span>New');
      expect(visited?.leads).toEqual([{ anchor: 'away', url: '/other#there', text: 'Other' }]);
      const found = visited?.problems.filter(({ file }) => file === 'addresses.txt');
      expect(found?.map(({ line }) => line)).toEqual([1]);
    },
  ));

const translatedConfig = {
  'site.config.mts': `export default {
    title: 'Site',
    locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文', parity: 'en' }],
  };`,
};

test('a translation is compared with its original, and again after that has changed', () => {
  const files = {
    ...translatedConfig,
    'docs/en/guide.md': '# A\n\n20 files.\n',
    'docs/zh/guide.md': '# 甲\n\n20个文件。\n',
    'translations.zh.txt': '/zh/guide 000000000000\n',
  };
  return withFiles(files, async (root) => {
    const ready = createReady(() => '');
    const { project, stage } = await openStage(root, ready);
    const visited = await stage.visit('/zh/guide', ready);
    expect(visited?.problems.map(({ message }) => message)).toEqual([
      'The original of this section has changed since it was translated.',
    ]);
    expect(visited?.state.page.html).toContain('</h1><p class="container info stale">');
    const file = path.join(project.docsRoot, 'en/guide.md');
    await writeFile(file, '# A\n\n30 files.\n');
    expect(await stage.invalidate(new Set([file]))).toContain('/zh/guide');
    expect((await stage.visit('/zh/guide', ready))?.problems).toContainEqual(
      expect.objectContaining({ message: 'The number `20` is `30` in the original.' }),
    );
  });
});
