import { execFileSync } from 'node:child_process';
import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withFiles } from '../../page/record/testing.ts';
import { listFiles } from './listFiles.ts';

/** What is listed in `repo/site/public`, and the messages about the rest. */
const list = async (root: string) => {
  const repoRoot = path.join(root, 'repo');
  const siteRoot = path.join(repoRoot, 'site');
  const { files, problems } = await listFiles({
    folder: path.join(siteRoot, 'public'),
    siteRoot,
    repoRoot,
    skipped: ['skipped'],
  });
  const told = problems.map(({ severity, file, message }) => `${severity} ${file} ${message}`);
  return { files, told: told.sort() };
};
const below = (name: string) => `repo/site/public/${name}`;

test('files are listed by path, without hidden and skipped ones', () => {
  const names = ['b.txt', 'a/c.txt', 'a/.env', '.DS_Store', '.git/config', 'skipped/a', '.#b.txt'];
  const files = [...names, '.well-known/security.txt'].map((name) => [below(name), '']);
  return withFiles(Object.fromEntries(files), async (root) => {
    expect(await list(root)).toEqual({
      files: ['.well-known/security.txt', 'a/c.txt', 'b.txt'],
      told: [],
    });
  });
});

test('a folder that does not exist is empty, and a file in its place is reported', async () => {
  await withFiles({ 'repo/site/a': '' }, async (root) => {
    expect(await list(root)).toEqual({ files: [], told: [] });
  });
  await withFiles({ 'repo/site/public': '' }, async (root) => {
    expect(await list(root)).toEqual({
      files: [],
      told: ['error public `public` is not a folder, so it is left out.'],
    });
  });
});

test('links are followed inside the repository, and dangling ones are reported', () =>
  withFiles(
    {
      [below('a/b.txt')]: '',
      'repo/shared/c.txt': '',
      'repo/shared/deep/d.txt': '',
      'repo/.git/config': '',
      'secret.txt': '',
    },
    async (root) => {
      const link = (target: string, name: string) =>
        symlink(target, path.join(root, 'repo/site/public', name));
      await link('../../shared', 'shared');
      await link('a/b.txt', 'b.txt');
      await link('gone.txt', 'dangling.txt');
      await link('loop', 'loop');
      await link('..', 'up');
      await link('../../../secret.txt', 'secret.txt');
      await link('../../.git', 'git');
      await link('gone', '.#lock');
      await symlink('deep', path.join(root, 'repo/shared/again'));
      expect(await list(root)).toEqual({
        files: ['a/b.txt', 'b.txt', 'shared/c.txt', 'shared/deep/d.txt'],
        told: [
          'error public/git `public/git` is a link to something hidden, so it is left out.',
          'error public/secret.txt `public/secret.txt` is a link that leads out of the repository, so it is left out.',
          'warning public/dangling.txt `public/dangling.txt` is a link to something that does not exist, so it is left out.',
          'warning public/loop `public/loop` is a link that leads back to itself, so it is left out.',
          'warning public/shared/again `public/shared/again` is a link to a folder inside another linked folder, so it is left out.',
          'warning public/up `public/up` is a link to a folder that contains it, so it is left out.',
        ],
      });
    },
  ));

test('a folder that is a link is listed, unless it leads out of the repository', async () => {
  await withFiles({ 'repo/real/a.txt': '', 'repo/site/b': '' }, async (root) => {
    await symlink('../real', path.join(root, 'repo/site/public'));
    expect(await list(root)).toEqual({ files: ['a.txt'], told: [] });
  });
  await withFiles({ 'real/a.txt': '', 'repo/site/b': '' }, async (root) => {
    await symlink('../../real', path.join(root, 'repo/site/public'));
    expect(await list(root)).toEqual({
      files: [],
      told: [
        'error public `public` is a link that leads out of the repository, so it is left out.',
      ],
    });
  });
});

test.skipIf(process.platform === 'win32')('odd names and pipes are reported', () =>
  withFiles(
    { [below('a\\b.txt')]: '', [below('c\nd.txt')]: '', [below('e.txt')]: '' },
    async (root) => {
      await mkdir(path.join(root, 'repo/site/public/folder'));
      execFileSync('mkfifo', [path.join(root, 'repo/site/public/folder/pipe')]);
      expect(await list(root)).toEqual({
        files: ['e.txt'],
        told: [
          'error public/a\\b.txt `public/a\\b.txt` has a name that cannot be part of a URL, so it is left out.',
          'error public/c\\nd.txt `public/c\\nd.txt` has a name that cannot be part of a URL, so it is left out.',
          'warning public/folder/pipe `public/folder/pipe` is neither a file nor a folder, so it is left out.',
        ],
      });
    },
  ),
);

// Windows can't even create them for this test.
test.skipIf(process.platform === 'win32')('names that Windows does not allow are reported', () => {
  const refused = ['con.md', 'AUX', 'nul.a.b', 'com1.txt', 'Lpt9', 'a:b', 'a?.md', 'a.', 'a '];
  const fine = ['console.md', 'auxiliary', 'com.md', 'com10', 'a.b', 'a b'];
  const files = [...refused, ...fine, 'prn/a.md'];
  return withFiles(Object.fromEntries(files.map((name) => [below(name), ''])), async (root) => {
    expect(await list(root)).toEqual({
      files: [...files].sort(),
      told: [...refused, 'prn']
        .map((name) => `public/${name}`)
        .map(
          (file) =>
            `warning ${file} \`${file}\` has a name that is not valid on Windows, where git cannot check it out.`,
        )
        .sort(),
    });
  });
});
