import path from 'node:path';
import { withFiles } from 'islet/testing';
import { expect, test } from 'vitest';
import { choosesRelease, explainMissing, openRuntimes } from './openRuntimes.ts';

test('finds the executables that are installed', () =>
  withFiles({ '@oven/bun-linux-x64/bin/bun': '' }, async (packages) => {
    const { executables } = await openRuntimes(packages);
    expect(executables).toEqual({
      bun: path.join(packages, '@oven', 'bun-linux-x64', 'bin', 'bun'),
    });
  }));

const run = {
  example: 'kit',
  run: 'build',
  commands: ['npx rslib'],
  tool: null,
  runtime: null,
  unrecorded: [],
  varying: [],
  files: {},
};

test.each([
  ['no other program', run, undefined],
  ['one that is there', { ...run, commands: ['npx rslib', 'bun run build'] }, undefined],
  ['a command of another', { ...run, commands: ['npx rslib', 'cd a && pnpm pack'] }, 'pnpm'],
  ['another Node.js', { ...run, runtime: 'node-26' }, 'node-26'],
])('a run that needs %s', (_, needing, missing) => {
  const problems = explainMissing(needing, { bun: '/bun' });
  expect(problems?.map(({ severity, message }) => `${severity}: ${message}`)).toEqual(
    missing && [
      `warning: The run \`build\` was left out: there is no ${missing} for this platform.`,
    ],
  );
});

test.each([
  ['the Node.js of the proof', run, false],
  ['Bun', { ...run, commands: ['npx rslib', 'bun run build'] }, false],
  ['another Node.js', { ...run, runtime: 'node-26' }, true],
  ['several', { ...run, commands: ['node check.mjs', 'node-22 check.mjs'] }, true],
])('a run for %s chooses a release or not', (_, running, chooses) => {
  expect(choosesRelease(running)).toBe(chooses);
});
