import path from 'node:path';
import { withFiles } from 'islet/testing';
import { expect, test } from 'vitest';
import { readExamples, readFiles } from './readExamples.ts';

test('reads the wanted files of a folder, and none if the folder is missing', () =>
  withFiles({ 'a.txt': 'A', 'folder/b.txt': 'B', 'other/c.txt': 'C' }, async (root) => {
    const files = await readFiles(root, (name) => name !== 'other');
    expect(Object.keys(files)).toEqual(['a.txt', 'folder/b.txt']);
    expect(await readFiles(path.join(root, 'missing'), () => true)).toEqual({});
  }));

test('names the file that is not JSON', () =>
  withFiles({ 'kit/example.json': '{ "runs" }' }, async (root) => {
    await expect(readExamples(root)).rejects.toThrow('example.json:1 ');
  }));

test('does not treat an unreadable folder as empty', () =>
  withFiles({ 'a.txt': 'A' }, async (root) => {
    await expect(readFiles(path.join(root, 'a.txt'), () => true)).rejects.toThrow('ENOTDIR');
  }));

test('what is not recorded is named for all runs of an example, or for single ones', () =>
  withFiles(
    {
      'kit/example.json': JSON.stringify({
        runs: { build: ['npx tool'], watch: ['npx tool --watch'] },
        unrecorded: ['cache'],
        unrecordedInRuns: { watch: ['terminal.txt'] },
      }),
    },
    async (root) => {
      const runs = await readExamples(root);
      expect(runs.map(({ run, unrecorded }) => [run, unrecorded])).toEqual([
        ['build', ['cache']],
        ['watch', ['cache', 'terminal.txt']],
      ]);
    },
  ));
