import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withFiles } from '#islet/node/page/record/testing.ts';
import { listChanged, listTests } from './changedFiles.mjs';

test('files that were edited, deleted or added, but not ignored ones', () =>
  withFiles({ '.gitignore': 'dist', 'a.ts': '', 'b c.ts': '', 'd.ts': '' }, async (folder) => {
    const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args]);
    const name = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
    git('init', '--quiet');
    git('add', '.');
    git(...name, 'commit', '--quiet', '-m', 'Start');
    writeFileSync(path.join(folder, 'b c.ts'), 'edited');
    rmSync(path.join(folder, 'd.ts'));
    for (const added of ['é.ts', 'dist']) writeFileSync(path.join(folder, added), '');
    expect(await listChanged('HEAD', folder)).toEqual(['b c.ts', 'd.ts', 'é.ts']);
  }));

test('outside of a repository, and for an unknown commit, it says what to do', () =>
  withFiles({}, async (folder) => {
    await expect(listChanged('HEAD', folder)).rejects.toThrow('Run `npm test` to test everything.');
  }));

test('tests of the browser come with their text', () =>
  withFiles(
    { 'tests/journeys/a.spec.ts': 'text', 'b/c.test.tsx': '', 'b/c.tsx': '' },
    async (folder) => {
      execFileSync('git', ['-C', folder, 'init', '--quiet']);
      expect(await listTests(folder)).toEqual({
        specs: [{ path: 'tests/journeys/a.spec.ts', text: 'text' }],
        tests: ['b/c.test.tsx'],
      });
    },
  ));
