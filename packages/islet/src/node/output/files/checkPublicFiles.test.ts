import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openProject } from '../../site/scan/openProject.ts';
import { checkPublicFiles } from './checkPublicFiles.ts';

const hidden = [
  'docs/en/a.md.md At `/a.md`, hosts would show a file instead of this page: the Markdown of `docs/en/a.md`.',
  'docs/en/llms.txt.md At `/llms.txt`, hosts would show a file instead of this page: one that the build adds.',
  'docs/en/robots.txt.md At `/robots.txt`, hosts would show a file instead of this page: `public/robots.txt`.',
];

test.each([
  [{}, hidden],
  [
    { url: 'https://a.example' },
    [
      ...hidden,
      'docs/en/sitemap.xml.md At `/sitemap.xml`, hosts would show a file instead of this page: one that the build adds.',
    ],
  ],
  // The pages are at `/llms.txt.html` and so on.
  [{ cleanUrls: false }, []],
])('pages at the addresses of files, with %j', async (change, expected) => {
  const siteRoot = await mkdtemp(path.join(tmpdir(), 'site-'));
  const write = (file: string, text: string) => writeFile(path.join(siteRoot, file), text);
  try {
    for (const folder of ['docs/en', 'public']) {
      await mkdir(path.join(siteRoot, folder), { recursive: true });
    }
    const config = JSON.stringify({ title: 'Site', ...change });
    await write('site.config.mts', `export default ${config};`);
    for (const name of ['a', 'a.md', 'llms.txt', 'robots.txt', '404', 'sitemap.xml']) {
      await write(`docs/en/${name}.md`, '# Page\n');
    }
    await write('public/robots.txt', '');
    const project = await openProject(siteRoot);
    if ('problems' in project) throw new Error('The config is wrong.');
    const problems = await checkPublicFiles(project);
    expect(problems.map(({ file, message }) => `${file} ${message}`)).toEqual(expected);
  } finally {
    await rm(siteRoot, { recursive: true });
  }
});
