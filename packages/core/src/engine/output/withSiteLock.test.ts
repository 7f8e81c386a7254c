import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { withFiles } from '../content/page/testing.ts';
import { withSiteLock } from './withSiteLock.ts';

/** What another build does while this one waits, and just before it renames a lock. */
const other = vi.hoisted(() => {
  const none = async () => {};
  return { none, atWait: none, atRename: none };
});
afterEach(() => Object.assign(other, { atWait: other.none, atRename: other.none }));

vi.mock('node:timers/promises', async (load) => {
  const timers = await load<typeof import('node:timers/promises')>();
  return {
    ...timers,
    setTimeout: (time: number) => Promise.all([other.atWait(), timers.setTimeout(time)]),
  };
});

vi.mock('node:fs/promises', async (load) => {
  const fs = await load<typeof import('node:fs/promises')>();
  return {
    ...fs,
    async rename(from: string, to: string) {
      await other.atRename();
      return fs.rename(from, to);
    },
  };
});

/** No process has this number: Linux ends at 4,194,304. */
const noProcess = '99999999';

/** An age in milliseconds that stays young, however long the machine takes. */
const justNow = -60_000;

const build = (root: string, use = async () => 'built') =>
  withSiteLock({ path: root, failure: null }, use);

test('a site is locked while it is built, and free again when that fails', () =>
  withFiles({}, async (root) => {
    const held = await build(root, () => readFile(path.join(root, 'build.lock'), 'utf8'));
    expect(held).toBe(String(process.pid));
    await expect(build(root, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await readdir(root)).toEqual([]);
  }));

const running = String(process.ppid);

/** Builds while another build has the lock in the end, and expects that it keeps it. */
async function expectRefused(root: string): Promise<void> {
  expect(await build(root)).toMatchObject({
    severity: 'error',
    message: `Another build of this site is running (process ${running}).`,
  });
  expect(await readFile(path.join(root, 'build.lock'), 'utf8')).toBe(running);
  expect(await readdir(root)).toEqual(['build.lock']);
}

test('a build that runs keeps its lock', () => withFiles({ 'build.lock': running }, expectRefused));

test('a build that started just now keeps its lock', () =>
  withFiles({ 'build.lock': '' }, async (root) => {
    await setAge(root, justNow);
    other.atWait = () => writeFile(path.join(root, 'build.lock'), running);
    await expectRefused(root);
  }));

test.each([
  ['has locked', running],
  ['is about to write its number', ''],
])('a build that %s while another takes over an older lock keeps its own', (_, content) =>
  withFiles({ 'build.lock': noProcess }, async (root) => {
    const file = path.join(root, 'build.lock');
    other.atWait = () => writeFile(file, running);
    other.atRename = async () => {
      other.atRename = other.none;
      await writeFile(file, content);
      await setAge(root, justNow);
    };
    await expectRefused(root);
  }),
);

test.each([
  ['a build that was killed', noProcess, 0],
  ['a build that was killed before it wrote its number', '', 60_000],
  ['a build that was killed just now, before it wrote its number', '', 0],
  ['garbage', 'x'.repeat(100), 60_000],
  ['a build with the number of this process', String(process.pid), 0],
])('the lock of %s is taken over', (_, content, age) =>
  withFiles({ 'build.lock': content }, async (root) => {
    await setAge(root, age);
    expect(await build(root)).toBe('built');
    expect(await readdir(root)).toEqual([]);
  }),
);

test('a folder in the place of the lock is removed', () =>
  withFiles({}, async (root) => {
    await mkdir(path.join(root, 'build.lock/folder'), { recursive: true });
    await setAge(root, 60_000);
    expect(await build(root)).toBe('built');
  }));

/** Makes the lock as old as that, in milliseconds. */
async function setAge(root: string, age: number): Promise<void> {
  const time = new Date(Date.now() - age);
  await utimes(path.join(root, 'build.lock'), time, time);
}
