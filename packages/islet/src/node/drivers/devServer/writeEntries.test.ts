import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withFiles } from '../../page/record/testing.ts';
import { openProject } from '../../site/scan/openProject.ts';
import { entryFiles, entryFolder } from '../builder/bundleEntries.ts';
import { writeEntries } from './writeEntries.ts';

const site = { 'site.config.ts': "export default { title: 'T' };", 'docs/en/index.md': '# T' };

test.each([
  ['nothing', async () => {}],
  ['a file', (folder: string) => writeFile(folder, 'a')],
  [
    'a folder with the name of an entry',
    (folder: string) => mkdir(path.join(entryFiles(folder).boot, 'a'), { recursive: true }),
  ],
])('writes the entries where %s is', (_, block) =>
  withFiles(site, async (root) => {
    const project = await openProject(root);
    if ('problems' in project) throw new Error('The site has problems');
    const folder = entryFolder(project, 'dev');
    await mkdir(path.dirname(folder), { recursive: true });
    await block(folder);
    await writeEntries(project);
    expect(await readFile(entryFiles(folder).boot, 'utf8')).toContain('import');
  }),
);
