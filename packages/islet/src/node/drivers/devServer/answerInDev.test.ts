import { expect, test } from 'vitest';
import { contentsUrl } from '#shared/nearEntries.ts';
import { decodePage } from '../../output/files/encodePage.ts';
import { withFiles } from '../../page/record/testing.ts';
import { openProject } from '../../site/scan/openProject.ts';
import { answerInDev, type DevAnswer } from './answerInDev.ts';
import type { ReadyBundle } from './bundleLoader.ts';
import { createKeptData } from './keptData.ts';
import { createLastReadable } from './lastReadable.ts';
import { createPageStage } from './pageStage.ts';

const config = {
  title: 'Site',
  base: '/docs/',
  icon: '/icon.svg',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '中文' },
  ],
  multiVersion: { default: 'v2', versions: ['v2', 'v1'] },
  redirects: [{ from: '/old/*', to: '/guide/:splat' }],
  themeConfig: {
    sidebar: {
      '/large/': Array.from({ length: 250 }, (_, index) => ({ text: `Entry ${index}`, link: '/' })),
    },
  },
};

const files = {
  'docs/v2/en/index.md': '# Home',
  'docs/v2/en/guide/index.md': '# Guide',
  'docs/v2/en/guide/start.md': '# Start\n\nThe first step.',
  'docs/v2/en/large/index.md': '# Large',
  'docs/v2/zh/index.md': '# 首页',
  'docs/v1/en/index.md': '# Old home',
  'public/generated/index.html': '<h1>Generated</h1>',
  'public/generated/page.html': '<h1>Generated page</h1>',
  'public/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

/** A theme that renders of a page its title only. */
const ready: ReadyBundle = {
  bundle: { boot: '', stylesheets: [], moduleStyles: {}, serverEntry: '', files: [] },
  runtime: {
    names: { components: {}, modules: {} },
    renderShell: async ({ page }) => `<h1>${page.title}</h1>`,
    renderShells: async () => [],
    renderProgram: async () => [],
  },
};

/** Asks a site for several addresses, which may be found in the answers before. */
async function ask(
  fields: object,
  use: (answer: (url: string) => Promise<DevAnswer>) => Promise<void>,
): Promise<void> {
  const code = `export default ${JSON.stringify({ ...config, ...fields })};`;
  await withFiles({ ...files, 'site.config.mjs': code }, async (root) => {
    const project = await openProject(root);
    if ('problems' in project) throw new Error(JSON.stringify(project.problems));
    const stage = createPageStage({
      ...{ project, lastReadable: createLastReadable(), print() {}, onDependencies() {} },
      bundle: { current: async () => ready, problems: () => [] },
    });
    const sources = { project, stage, revision: 0, keptData: createKeptData(), report() {} };
    await use((url) => answerInDev(url, sources));
  });
}

/** The status, and where the answer leads to or what its heading or whole text is. */
function summarize({ status, type, headers, body }: DevAnswer): string {
  if (headers?.location) return `${status} → ${headers.location}`;
  const text = String(body);
  const [, title] = /<h1>(.*?)<\/h1>/.exec(text) ?? [];
  const [kind] = type.split(';');
  return [status, kind, title ?? (text.length < 50 ? text : '')].filter(Boolean).join(' ');
}

test('each address is answered as a host would', () =>
  ask({}, async (answer) => {
    const answers: string[] = [];
    for (const url of [
      '/docs/%E0%A4%A',
      '/',
      '/docs',
      '/elsewhere',
      '/docs/',
      '/docs/guide/start?q=1',
      '/docs/guide/start/',
      '/docs/guide',
      '/docs/guide/start.md',
      '/docs/guide/none.md',
      '/docs/guide/none.data.bin',
      '/docs/en/guide/start?q=1',
      '/docs/v2/zh/',
      '/docs/zh/guide/start',
      '/docs/v1/en',
      '/docs/old/start?q=1',
      '/docs/nothing',
      '/docs/zh/nothing',
      '/docs/v1/nothing/',
      '/docs/icon.svg',
      '/docs/none.svg',
      '/docs/generated/',
      '/docs/generated',
      '/docs/generated/page',
    ]) {
      answers.push(`${url}: ${summarize(await answer(url))}`);
    }
    expect(answers.join('\n')).toMatchInlineSnapshot(`
      "/docs/%E0%A4%A: 400 text/plain This address is not valid.
      /: 302 → /docs/
      /docs: 302 → /docs/
      /elsewhere: 404 text/plain The site is at /docs/.
      /docs/: 200 text/html Home
      /docs/guide/start?q=1: 200 text/html Start
      /docs/guide/start/: 302 → /docs/guide/start
      /docs/guide: 302 → /docs/guide/
      /docs/guide/start.md: 200 text/markdown
      /docs/guide/none.md: 404 text/html PAGE NOT FOUND
      /docs/guide/none.data.bin: 404 text/plain There is no such page.
      /docs/en/guide/start?q=1: 302 → /docs/guide/start?q=1
      /docs/v2/zh/: 302 → /docs/zh/
      /docs/zh/guide/start: 302 → /docs/guide/start
      /docs/v1/en: 302 → /docs/v1/
      /docs/old/start?q=1: 302 → /docs/guide/start?q=1
      /docs/nothing: 404 text/html PAGE NOT FOUND
      /docs/zh/nothing: 404 text/html 页面未找到
      /docs/v1/nothing/: 404 text/html PAGE NOT FOUND
      /docs/icon.svg: 200 image/svg+xml <svg xmlns="http://www.w3.org/2000/svg"/>
      /docs/none.svg: 404 text/html PAGE NOT FOUND
      /docs/generated/: 200 text/html Generated
      /docs/generated: 302 → /docs/generated/
      /docs/generated/page: 200 text/html Generated page"
    `);
  }));

test('pages have their data, their Markdown and what they share at addresses of their own', () =>
  ask({}, async (answer) => {
    const { headers, body } = await answer('/docs/guide/start');
    expect(headers?.link).toBe('</docs/guide/start.md>; rel="alternate"; type="text/markdown"');
    const data = await answer('/docs/guide/start.data.bin');
    const page = decodePage(Buffer.from(data.body));
    expect([page.title, page.html]).toEqual(['Start', expect.stringContaining('first step')]);
    expect(String(body)).toContain(`"siteUrl":"${page.siteUrl}"`);
    for (const url of [page.siteUrl, page.sidebarUrl ?? '', '/docs/search_index.en.json']) {
      const { status, type, body: json } = await answer(url);
      expect([status, type]).toEqual([200, expect.stringContaining('json')]);
      expect(JSON.parse(String(json))).toEqual(expect.any(Object));
    }
  }));

test('a sidebar that is too large for documents has a list of all entries', () =>
  ask({}, async (answer) => {
    const { sidebarUrl } = decodePage(
      Buffer.from((await answer('/docs/large/index.data.bin')).body),
    );
    const { status, body } = await answer(contentsUrl(sidebarUrl ?? ''));
    expect([status, String(body)]).toEqual([200, expect.stringContaining('Entry 249')]);
  }));

test('with `ssg: false`, any address has the same document, which needs JavaScript', () =>
  ask({ ssg: false }, async (answer) => {
    for (const url of ['/docs/guide/start', '/docs/nothing']) {
      const { status, body } = await answer(url);
      expect(status).toBe(200);
      expect(String(body)).toContain('<noscript>This site needs JavaScript.</noscript>');
      expect(String(body)).not.toContain('<h1>');
    }
  }));
