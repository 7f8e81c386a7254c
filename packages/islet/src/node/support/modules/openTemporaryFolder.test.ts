import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, symlinkSync, unlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { withFiles } from '../../page/record/testing.ts';
import { openTemporaryFolder } from './openTemporaryFolder.mjs';

// Folders of an earlier process with the same id may still be there.
const site = (name: string) => `/read-only/${name}-${randomUUID()}`;

test('returns the same folder for the same path, and cleans up once', () => {
  const listeners = () => process.listenerCount('exit');
  const before = listeners();
  const own = site('own');
  const folder = openTemporaryFolder(own);
  expect(openTemporaryFolder(own)).toBe(folder);
  expect(openTemporaryFolder(site('other'))).not.toBe(folder);
  expect(listeners()).toBe(before + 2);
  expect(existsSync(folder)).toBe(true);
});

test('does not follow a link that someone else created', () =>
  withFiles({}, async (root) => {
    const linked = site('linked');
    const folder = openTemporaryFolder(linked);
    rmSync(folder, { recursive: true });
    symlinkSync(root, folder);
    expect(openTemporaryFolder(linked)).not.toBe(folder);
    unlinkSync(folder);
  }));

test('removes what killed processes of this machine have left, and nothing else', () => {
  const { pid: killed } = spawnSync(process.execPath, ['--version']);
  const folder = openTemporaryFolder(site('mine'));
  const [, own = '', machine = '', hash = ''] = /islet-(\d+)-(\w+)-(\w+)$/.exec(folder) ?? [];
  const others = {
    killed: `islet-${killed}-${machine}-${hash}`,
    killedTwice: `islet-${killed}-${machine}-${hash}-aB3xYz`,
    running: `islet-${process.ppid}-${machine}-${hash}`,
    own: `islet-${own}-${machine}-${hash}`,
    elsewhere: `islet-${killed}-${hash}-${hash}`,
    another: `islet-${killed}-${machine}`,
  };
  const places = Object.entries(others).map(
    ([name, base]) => [name, path.join(path.dirname(folder), base)] as const,
  );
  onTestFinished(() => {
    for (const [, place] of places) rmSync(place, { recursive: true, force: true });
  });
  for (const [, place] of places) mkdirSync(path.join(place, 'inside'), { recursive: true });
  openTemporaryFolder(site('next'));
  const left = places.filter(([, place]) => existsSync(place)).map(([name]) => name);
  expect(left).toEqual(['running', 'own', 'elsewhere', 'another']);
});
