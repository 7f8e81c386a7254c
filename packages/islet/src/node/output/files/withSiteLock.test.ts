import { mkdir, readdir, readFile, rename, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { withFiles } from '../../page/record/testing.ts';
import { removeAbandoned, withSiteLock } from './withSiteLock.ts';

/** No process has this number: Linux ends at 4,194,304. */
const noProcess = '99999999';

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

test.each([
  ['a build that runs', running],
  ['a build that started just now', ''],
])('%s keeps its lock', (_, content) =>
  withFiles({ 'build.lock': content }, async (root) => {
    const file = path.join(root, 'build.lock');
    // New for a minute, so that a busy machine takes no lock for an old one.
    await setAge(root, -60_000);
    const another = build(root);
    // Enough turns to take the lock over, which a build must not do.
    for (let turn = 0; turn < 100; turn++) await stat(file).catch(() => null);
    // In one step, since `writeFile` empties the file first.
    await writeFile(`${file}.new`, running);
    await rename(`${file}.new`, file);
    expect(await another).toMatchObject({
      severity: 'error',
      message: `Another build of this site is running (process ${running}).`,
    });
    expect(await readFile(file, 'utf8')).toBe(running);
    expect(await readdir(root)).toEqual(['build.lock']);
  }),
);

test.each([
  ['a build that was killed', noProcess, 0],
  ['a build that was killed before it wrote its number', '', 60_000],
  ['garbage', 'x'.repeat(100), 60_000],
  ['a build with the number of this process', String(process.pid), 0],
])('the lock of %s is taken over', (_, content, age) =>
  withFiles({ 'build.lock': content }, async (root) => {
    await setAge(root, age);
    expect(await build(root)).toBe('built');
    expect(await readdir(root)).toEqual([]);
  }),
);

test.each([
  ['runs', running, `Another build of this site is running (process ${running}).`],
  ['started just now', '', undefined],
])(
  'an abandoned lock that was replaced by one of a build that %s is not taken away',
  (_, content, message) =>
    withFiles({ 'build.lock': content }, async (root) => {
      const file = path.join(root, 'build.lock');
      // New for a minute, so that a busy machine takes no lock for an old one.
      await setAge(root, -60_000);
      expect((await removeAbandoned(file))?.message).toBe(message);
      expect(await readdir(root)).toEqual(['build.lock']);
      expect(await readFile(file, 'utf8')).toBe(content);
    }),
);

test('a lock that another build has taken away is not missed', () =>
  withFiles({}, async (root) => {
    expect(await removeAbandoned(path.join(root, 'build.lock'))).toBeNull();
  }));

test('a folder in the place of the lock is removed', () =>
  withFiles({}, async (root) => {
    await mkdir(path.join(root, 'build.lock/folder'), { recursive: true });
    await setAge(root, 60_000);
    expect(await build(root)).toBe('built');
  }));

test('a build that is killed before it writes its number loses its lock later', () =>
  withFiles({ 'build.lock': '' }, async (root) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await setAge(root, 0);
    const another = build(root);
    // Enough turns to take the lock over, for which it is too early.
    for (let turn = 0; turn < 100; turn++) await stat(path.join(root, 'build.lock'));
    vi.setSystemTime(Date.now() + 2000);
    expect(await another).toBe('built');
    expect(await readdir(root)).toEqual([]);
  }).finally(vi.useRealTimers));

/** Makes the lock as old as that, in milliseconds. */
async function setAge(root: string, age: number): Promise<void> {
  const time = new Date(Date.now() - age);
  await utimes(path.join(root, 'build.lock'), time, time);
}
