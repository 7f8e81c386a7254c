import path from 'node:path';
import { withFiles } from '@docs/core/engine/content/page/testing.ts';
import { expect, test } from 'vitest';
import { readFiles } from './readExamples.ts';

test('reads the wanted files of a folder, and none where there is no folder', () =>
  withFiles({ 'a.txt': 'A', 'folder/b.txt': 'B', 'other/c.txt': 'C' }, async (root) => {
    const files = await readFiles(root, (name) => name !== 'other');
    expect(Object.keys(files)).toEqual(['a.txt', 'folder/b.txt']);
    expect(await readFiles(path.join(root, 'missing'), () => true)).toEqual({});
  }));

test('does not take a folder that cannot be read for an empty one', () =>
  withFiles({ 'a.txt': 'A' }, async (root) => {
    await expect(readFiles(path.join(root, 'a.txt'), () => true)).rejects.toThrow('ENOTDIR');
  }));
