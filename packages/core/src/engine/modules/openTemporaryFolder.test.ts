import { existsSync, rmSync, symlinkSync, unlinkSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withFiles } from '../content/page/testing.ts';
import { openTemporaryFolder } from './openTemporaryFolder.mjs';

test('returns the same folder for the same path, and cleans up once', () => {
  const listeners = () => process.listenerCount('exit');
  const before = listeners();
  const folder = openTemporaryFolder('/read-only/site');
  expect(openTemporaryFolder('/read-only/site')).toBe(folder);
  expect(openTemporaryFolder('/read-only/other')).not.toBe(folder);
  expect(listeners()).toBe(before + 2);
  expect(existsSync(folder)).toBe(true);
});

test('does not follow a link that someone else created', () =>
  withFiles({}, async (root) => {
    const folder = openTemporaryFolder('/read-only/linked');
    rmSync(folder, { recursive: true });
    symlinkSync(root, folder);
    expect(openTemporaryFolder('/read-only/linked')).not.toBe(folder);
    unlinkSync(folder);
  }));
