import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withFiles } from '../content/testing.ts';
import { type FileChanges, watchFiles } from './watchFiles.ts';

/** The first changes that are told of a folder; `write` is called as soon as it is watched. */
async function firstChanges(
  folder: string,
  since: number,
  write: () => Promise<void> | void,
): Promise<FileChanges> {
  let tell: (changes: FileChanges) => void = () => {};
  const told = new Promise<FileChanges>((resolve) => {
    tell = resolve;
  });
  const watch = await watchFiles([folder], { since, onChange: (changes) => tell(changes) });
  await write();
  const changes = await told;
  await watch.close();
  return changes;
}

test('tells of what was written before it watched', async () => {
  const since = Date.now();
  await withFiles({ 'page.md': '# Page' }, async (folder) => {
    const { files } = await firstChanges(folder, since, () => {});
    expect([...files]).toEqual([path.join(folder, 'page.md')]);
  });
});

test('does not tell of what is older', async () => {
  await withFiles({ 'page.md': '# Page', 'other.md': '# Other' }, async (folder) => {
    const page = path.join(folder, 'page.md');
    const inAMinute = Date.now() + 60_000;
    const changes = await firstChanges(folder, inAMinute, () => writeFile(page, '# Another page'));
    expect(changes).toEqual({ files: new Set([page]), isStructural: false });
  });
});
