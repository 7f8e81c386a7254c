import { statSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FSWatcher } from 'chokidar';
import { expect, test } from 'vitest';
import { withFiles } from '../../page/record/testing.ts';
import { findMissed } from './findMissed.ts';

/** What a test uses: a folder, a watcher that watches nothing, and what it missed. */
interface Place {
  docs: string;
  watcher: FSWatcher;
  missed: ReturnType<typeof findMissed>;
}

/** Runs a test in a folder with one file. */
const withWatcher = (file: string, run: (place: Place) => Promise<void> | void): Promise<void> =>
  withFiles({ [`docs/${file}`]: '' }, async (folder) => {
    const watcher = new FSWatcher();
    await run({ docs: path.join(folder, 'docs'), watcher, missed: findMissed(watcher) });
    await watcher.close();
  });

test('gives what is in a changed folder and not watched, once, and ignores events of polling', () =>
  withWatcher('new.md', ({ docs, watcher, missed }) => {
    watcher.emit('raw', 'change', docs, { curr: {}, prev: {} });
    expect(missed().added).toEqual([]);
    watcher.emit('raw', 'rename', 'new.md', { watchedPath: docs });
    expect(missed().added).toEqual([path.join(docs, 'new.md')]);
    watcher.emit('raw', 'rename', 'new.md', { watchedPath: docs });
    expect(missed().added).toEqual([]);
  }));

test('gives what is added to a new folder before it is watched', () =>
  withWatcher('first.md', async ({ docs, watcher, missed }) => {
    watcher.emit('addDir', docs);
    expect(missed()).toEqual({ added: [path.join(docs, 'first.md')], isReplaced: false });
    await writeFile(path.join(docs, 'second.md'), '');
    expect(missed().added).toEqual([path.join(docs, 'second.md')]);
  }));

test('tells that a folder is another one than before', () =>
  withWatcher('first.md', async ({ docs, watcher, missed }) => {
    watcher.emit('addDir', docs, statSync(docs));
    expect(missed().isReplaced).toBe(false);
    await writeFile(path.join(docs, 'second.md'), '');
    expect(missed().isReplaced).toBe(false);
    await rename(docs, `${docs}-away`);
    expect(missed().isReplaced).toBe(false);
    await mkdir(docs);
    expect(missed().isReplaced).toBe(true);
    watcher.emit('addDir', docs, statSync(docs));
    expect(missed().isReplaced).toBe(false);
  }));

test('tells that a folder took the place of a file, also if a file is there again', () =>
  withWatcher('a.md', ({ docs, watcher, missed }) => {
    const file = path.join(docs, 'a.md');
    watcher.emit('change', file, statSync(file));
    expect(missed().isReplaced).toBe(false);
    watcher.emit('change', file, statSync(docs));
    watcher.emit('change', file, statSync(file));
    expect(missed().isReplaced).toBe(true);
    expect(missed().isReplaced).toBe(false);
  }));
