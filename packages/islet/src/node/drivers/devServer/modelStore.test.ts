import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createCompileContext } from '../../page/record/createCompileContext.ts';
import { withFiles } from '../../page/record/testing.ts';
import { openProject } from '../../site/scan/openProject.ts';
import { createModelStore } from './modelStore.ts';

const files = {
  'site.config.mts': "export default { title: 'Site' };",
  'docs/en/guide/a.md': '# A\n\nOld text.',
  'docs/en/guide/b.md': '# B',
  'docs/en/guide/part.txt': 'Old text.',
};

test.each([
  ['the text of a page', 'docs/en/guide/a.md', '# A\n\nNew text.', false],
  ['a title, which sidebars show', 'docs/en/guide/a.md', '# New\n\nOld text.', true],
  ['a file that is not a page', 'docs/en/guide/part.txt', 'New text.', false],
])('pages share what changes with %s', async (_, name, text, expected) => {
  await withFiles(files, async (root) => {
    const project = await openProject(root);
    if ('problems' in project) throw new Error('The config is wrong.');
    const store = createModelStore(project, createCompileContext(project));
    const model = await store.current();
    const file = path.join(root, name);
    await writeFile(file, text);
    expect(await store.update(new Set([file]))).toBe(expected);
    expect((await store.current()) === model).toBe(!expected);
  });
});
