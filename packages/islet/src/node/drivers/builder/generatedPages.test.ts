import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTempFolder, repository } from '#testing/fixtureSites.ts';
import { openBuiltSite } from '../../cli/builtSite.ts';
import { decodePage } from '../../output/files/encodePage.ts';
import { build, buildOrThrow, check } from './testing.ts';

const { path: siteRoot, remove } = await createTempFolder();
const at = (file: string): string => path.join(siteRoot, file);

const files = {
  'site.config.mts': `export default {
  title: 'Generated', base: '/below/', url: 'https://a.example',
  locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '简体中文' }],
  themeConfig: { editLink: { docRepoBaseUrl: 'https://b.example/edit' } },
  pages: ({ read }) => JSON.parse(read('api.json')).flatMap(({ name, text }) => ['en', 'zh'].map((lang) => ({
    path: \`\${lang}/api/\${name}.mdx\`,
    text: \`---\\ndescription: About \${name}.\\n---\\n\\nimport Since from './_since.mdx'\\n\\n# \${name}\\n\\n\${text}\\n\\n<Since />\\n\`,
  }))),
};
`,
  'api.json': JSON.stringify([
    { name: 'minify', text: 'Squeezes the code. ![](./dot.svg) [Home](../index.md)' },
    { name: 'target', text: 'Chooses the syntax, see [minify](./minify.mdx#minify).' },
  ]),
  'docs/en/index.md': '# Home\n\n[API](./api/minify.mdx)\n',
  'docs/zh/index.md': '# 首页\n\n[API](./api/minify.mdx)\n',
  'docs/en/api/_since.mdx': '## Since\n\n1.0\n',
  'docs/zh/api/_since.mdx': '## 始于\n\n1.0\n',
  'docs/en/api/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  'docs/zh/api/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  'docs/en/api/_meta.json': '["target", "minify"]',
};

const write = async (file: string, text: string): Promise<void> => {
  await mkdir(path.dirname(at(file)), { recursive: true });
  await writeFile(at(file), text);
};
const dataOf = async (file: string) => decodePage(await readFile(at(`dist/${file}.data.bin`)));

beforeAll(async () => {
  for (const [file, text] of Object.entries(files)) await write(file, text);
});
afterAll(remove);

test('pages that the config returns are like those of files, except that nobody can edit them', async () => {
  const { problems, pages, compiled } = await buildOrThrow(siteRoot);
  expect([problems, pages, compiled]).toEqual([[], 6, 6]);
  const data = await dataOf('zh/api/minify');
  expect(data).toMatchObject({
    title: 'minify',
    description: 'About minify.',
    editUrl: null,
    toc: [{ text: '始于' }],
    languageUrls: { en: '/below/api/minify' },
  });
  expect(data.html).toMatch(/<img src="\/below\/hashed\/dot\..*<a href="\/below\/zh\/">Home/s);
  const [found] = await (await openBuiltSite(siteRoot, {})).search('squeezes', { limit: 1 });
  expect(found?.page).toBe('/api/minify');
  expect(await readFile(at('dist/api/minify.md'), 'utf8')).toContain('Squeezes the code.');
  // The sidebar has them in the order that a file gives.
  expect((await dataOf('api/target')).next?.text).toBe('minify');
});

test('only those whose text has changed are compiled again', async () => {
  await buildOrThrow(siteRoot);
  const changed = files['api.json'].replace('Chooses', 'Selects');
  await write('api.json', changed);
  expect((await buildOrThrow(siteRoot)).compiled).toBe(2);
  expect(await readFile(at('dist/api/target.md'), 'utf8')).toContain('Selects');
});

test('problems name the page and show its text', async () => {
  await write('api.json', JSON.stringify([{ name: 'minify', text: 'A [link](./gone.md).' }]));
  for (const run of [build, check]) {
    const { printed } = await run(siteRoot);
    expect(printed).toContain('error pages(): docs/en/api/minify.mdx:9:3\n  The link `./gone.md`');
    expect(printed).toContain('>  9 | A [link](./gone.md).');
  }
});

test('release notes of a changelog are posts in no version, as the manual shows', async () => {
  const manual = await readFile(path.join(repository, 'manual/docs/en/guide/blog.md'), 'utf8');
  const [, config = ''] =
    manual.split('## Release notes from a changelog')[1]?.split('```ts') ?? [];
  const shown = config.slice(config.indexOf('export default'), config.indexOf('```'));
  const code = shown.replace('defineConfig(', '(').replace('../CHANGELOG.md', 'CHANGELOG.md');
  const site = await createTempFolder();
  const notes = {
    'site.config.mts': code,
    'CHANGELOG.md':
      '# Changes\n\n## 1.2.0 - 2026-03-02\n\nA lid.\n\n## 1.1.0 - 2025-03-02\n\nSteam.\n',
    'docs/en/releases/index.md': '---\nblog: true\n---\n\n# Releases\n',
    'docs/v2/en/index.md': '# New\n\n[1.2.0](../../en/releases/1.2.0.md)\n',
    'docs/v1/en/index.md': '# Old\n\n[Releases](/releases/)\n',
  };
  for (const [file, text] of Object.entries(notes)) {
    await mkdir(path.dirname(path.join(site.path, file)), { recursive: true });
    await writeFile(path.join(site.path, file), text);
  }
  expect((await buildOrThrow(site.path)).printed).toBe('');
  const dist = (file: string) => readFile(path.join(site.path, 'dist', file), 'utf8');
  expect(await dist('releases/index.html')).toMatch(/1\.2\.0<\/a>.*A lid\..*1\.1\.0<\/a>/s);
  expect((await dist('releases/feed.xml')).match(/<entry>/g)).toHaveLength(2);
  expect(await dist('v1/index.html')).toContain('href="/releases/feed.xml"');
  await site.remove();
});
