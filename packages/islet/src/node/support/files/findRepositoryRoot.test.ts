import path from 'node:path';
import { expect, test } from 'vitest';
import { type Files, withFiles } from '../../page/record/testing.ts';
import { findRepositoryRoot } from './findRepositoryRoot.ts';

const workspaces = '{ "workspaces": ["packages/*"] }';

test.each<[what: string, files: Files, root: string, reason: string]>([
  ['a repository', { '.git/HEAD': '' }, '.', 'it has `.git`'],
  ['a worktree', { '.git': 'gitdir: elsewhere' }, '.', 'it has `.git`'],
  ['a submodule', { '.git/HEAD': '', 'docs/.git': 'gitdir: ../x' }, 'docs', 'it has `.git`'],
  [
    'a package of a repository',
    { '.git/HEAD': '', 'docs/package.json': workspaces, 'docs/site/yarn.lock': '' },
    '.',
    'it has `.git`',
  ],
  ['workspaces', { 'package.json': workspaces }, '.', 'its `package.json` has `workspaces`'],
  [
    'workspaces of pnpm',
    { 'pnpm-workspace.yaml': 'packages:\n  - docs/*' },
    '.',
    'its `pnpm-workspace.yaml` has `packages`',
  ],
  [
    'workspaces in which the site is installed on its own',
    {
      'package.json': workspaces,
      'package-lock.json': '{}',
      'docs/site/package.json': '{}',
      'docs/site/pnpm-lock.yaml': '',
      'docs/site/pnpm-workspace.yaml': 'allowBuilds:\n  esbuild: false\n',
    },
    '.',
    'its `package.json` has `workspaces`',
  ],
  [
    'workspaces below others',
    { 'package.json': workspaces, 'docs/package.json': workspaces },
    'docs',
    'its `package.json` has `workspaces`',
  ],
  ...['package-lock.json', 'npm-shrinkwrap.json', 'yarn.lock', 'pnpm-lock.yaml'].map(lockFile),
  ...['bun.lock', 'bun.lockb', 'deno.lock'].map(lockFile),
  [
    'the nearest of several lock files',
    { 'package-lock.json': '{}', 'docs/yarn.lock': '' },
    'docs',
    'it has `yarn.lock`',
  ],
  [
    'a `package.json` that is being written',
    { 'package.json': '{ "workspaces": [', 'docs/bun.lock': '' },
    'docs',
    'it has `bun.lock`',
  ],
  [
    'no mark',
    { 'package.json': '{}' },
    'docs/site',
    'no folder from the site up has `.git`, workspaces or a lock file',
  ],
])('the root of %s', (_, files, root, reason) =>
  withFiles({ 'docs/site/site.config.ts': '', ...files }, async (folder) => {
    const repoRoot = path.join(folder, root);
    const found = findRepositoryRoot(path.join(folder, 'docs/site'));
    expect(found).toEqual({ repoRoot, repoReason: reason });
  }),
);

function lockFile(name: string): [string, Files, string, string] {
  return [`a package with \`${name}\``, { [name]: '' }, '.', `it has \`${name}\``];
}

test.each([
  ['.', 'docs/site'],
  ['..', 'docs'],
  ['../..', '.'],
  ['../../', '.'],
])('the config says %j', (written, root) =>
  withFiles({ 'docs/site/site.config.ts': '', '.git/HEAD': '' }, async (folder) => {
    expect(findRepositoryRoot(path.join(folder, 'docs/site'), written)).toEqual({
      repoRoot: path.join(folder, root),
      repoReason: '`repositoryRoot` in the config says so',
    });
  }),
);
