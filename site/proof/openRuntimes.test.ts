import path from 'node:path';
import { expect, test } from 'vitest';
import { withFiles } from '../../packages/core/src/engine/content/page/testing.ts';
import { openRuntimes, selectRuns } from './openRuntimes.ts';

test('finds the executables that are installed', () =>
  withFiles({ '@oven/bun-linux-x64/bin/bun': '' }, async (packages) => {
    const { executables } = await openRuntimes(packages);
    expect(executables).toEqual({
      bun: path.join(packages, '@oven', 'bun-linux-x64', 'bin', 'bun'),
    });
  }));

test('runs that need an executable for another platform are skipped', () => {
  const run = {
    example: 'kit',
    tool: null,
    runtime: null,
    unrecorded: [],
    varying: [],
    files: {},
  };
  const all = [
    { ...run, run: 'plain', commands: ['npx rslib'] },
    { ...run, run: 'bun', commands: ['npx rslib', 'bun run build'] },
    { ...run, run: 'pnpm', commands: ['npx rslib', 'cd a && pnpm pack'] },
    { ...run, run: 'newer', commands: ['npx rslib'], runtime: 'node-26' },
  ];
  const { runs, notes } = selectRuns(all, { bun: '/bun' });
  expect(runs.map(({ run }) => run)).toEqual(['plain', 'bun']);
  expect(notes).toEqual([
    'Skipped kit/pnpm: there is no pnpm for this platform.',
    'Skipped kit/newer: there is no node-26 for this platform.',
  ]);
});
