import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withFiles } from '../../page/record/testing.ts';
import { explainDeadLink } from './explainDeadLink.ts';
import { openProject } from './openProject.ts';

test('a folder without a config is left as it is', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  try {
    expect(await openProject(folder)).toHaveProperty('problems');
    expect(await readdir(folder)).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('drafts are pages of the dev server alone, and links to them say so', async () => {
  const siteRoot = await mkdtemp(path.join(tmpdir(), 'site-'));
  try {
    const sources = {
      draft: '---\ntitle: A\ndraft: true # not yet\n---\n',
      'not-true': '---\ndraft: false\n---\n',
      inside: '---\ntitle: A\n---\n\ndraft: true\n',
    };
    await mkdir(path.join(siteRoot, 'docs/en'), { recursive: true });
    await writeFile(path.join(siteRoot, 'site.config.mts'), "export default { title: 'Site' };");
    for (const [name, source] of Object.entries(sources))
      await writeFile(path.join(siteRoot, `docs/en/${name}.md`), source);
    const routesOf = async (options?: { withDrafts: boolean }): Promise<string[]> => {
      const project = await openProject(siteRoot, options);
      return 'routes' in project ? [...project.routes] : [];
    };
    expect(await routesOf()).toEqual(['/inside', '/not-true']);
    expect(await routesOf({ withDrafts: true })).toEqual(['/draft', '/inside', '/not-true']);
    const project = await openProject(siteRoot);
    if ('problems' in project) throw new Error('The config is wrong.');
    const { rules, routes, publicFiles, drafts } = project;
    const from = { routePath: '/inside', lang: 'en', version: '' };
    const targets = { rules, routes, files: publicFiles, drafts };
    expect(explainDeadLink(targets, from, './draft.md').message).toBe(
      'The link `./draft.md` leads to a draft.',
    );
  } finally {
    await rm(siteRoot, { recursive: true });
  }
});

test('the config names the root of the repository', () =>
  withFiles(
    {
      '.git/HEAD': '',
      'lib/site/site.config.mts': "export default { title: 'Site', repositoryRoot: '..' };",
    },
    async (root) => {
      expect(await openProject(path.join(root, 'lib/site'))).toMatchObject({
        repoRoot: path.join(root, 'lib'),
        repoReason: '`repositoryRoot` in the config says so',
      });
    },
  ));
