import { randomUUID } from 'node:crypto';
import { existsSync, rmSync, symlinkSync, unlinkSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withFiles } from '../content/page/testing.ts';
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
