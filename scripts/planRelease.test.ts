import { expect, test } from 'vitest';
import { planRelease } from './planRelease.mjs';

const plan = (version: string, remote = 'git@git.example:team/docs.git') =>
  planRelease({
    version,
    remote,
    manifests: new Map([
      ['packages/a', { name: 'a', version: '0.1.9', license: 'MIT' }],
      [
        'packages/b',
        { name: 'b', version: '0.1.9', peerDependencies: { a: '0.1.9', react: '^19.0.0' } },
      ],
    ]),
  });

test.each([
  'git@git.example:team/docs.git',
  'https://git.example/team/docs.git',
  'https://user:token@git.example/team/docs',
  'ssh://git@git.example/team/docs.git/',
])('every package gets the version, and its place in the repository %s', (remote) => {
  const repository = { type: 'git', url: 'git+https://git.example/team/docs.git' };
  expect([...plan('0.1.10', remote).values()]).toEqual([
    {
      name: 'a',
      version: '0.1.10',
      license: 'MIT',
      repository: { ...repository, directory: 'packages/a' },
    },
    {
      name: 'b',
      version: '0.1.10',
      peerDependencies: { a: '0.1.10', react: '^19.0.0' },
      repository: { ...repository, directory: 'packages/b' },
    },
  ]);
});

test.each(['0.1.9', '0.1.8', '0.0.10', '1', 'v0.2.0', '0.2.0-beta', ''])(
  '%j is refused',
  (version) => {
    expect(() => plan(version)).toThrow(
      `“${version}” is not a later version than 0.1.9 of a. Write three numbers, as in 0.2.0.`,
    );
  },
);

test('a copy without a host is refused', () => {
  expect(() => plan('0.2.0', '/home/me/docs')).toThrow('The remote “origin” is “/home/me/docs”.');
});
