import { statSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FSWatcher } from 'chokidar';
import { expect, test } from 'vitest';
import { withFiles } from '../content/page/testing.ts';
import { findMissed } from './findMissed.ts';

test('gives what is in a changed folder and not watched, once, and ignores events of polling', () =>
  withFiles({ 'docs/new.md': '' }, async (folder) => {
    const docs = path.join(folder, 'docs');
    const watcher = new FSWatcher();
    const missed = findMissed(watcher);
    watcher.emit('raw', 'change', docs, { curr: {}, prev: {} });
    expect(missed().added).toEqual([]);
    watcher.emit('raw', 'rename', 'new.md', { watchedPath: docs });
    expect(missed().added).toEqual([path.join(docs, 'new.md')]);
    watcher.emit('raw', 'rename', 'new.md', { watchedPath: docs });
    expect(missed().added).toEqual([]);
    await watcher.close();
  }));

test('gives what is added to a new folder before it is watched', () =>
  withFiles({ 'docs/first.md': '' }, async (folder) => {
    const docs = path.join(folder, 'docs');
    const watcher = new FSWatcher();
    const missed = findMissed(watcher);
    watcher.emit('addDir', docs);
    expect(missed().added).toEqual([path.join(docs, 'first.md')]);
    await writeFile(path.join(docs, 'second.md'), '');
    expect(missed().added).toEqual([path.join(docs, 'second.md')]);
    await watcher.close();
  }));

test('tells that a folder is another one than before', () =>
  withFiles({ 'docs/first.md': '' }, async (folder) => {
    const docs = path.join(folder, 'docs');
    const watcher = new FSWatcher();
    const missed = findMissed(watcher);
    watcher.emit('addDir', docs, statSync(docs));
    expect(missed().isReplaced).toBe(false);
    await writeFile(path.join(docs, 'second.md'), '');
    expect(missed().isReplaced).toBe(false);
    await rename(docs, path.join(folder, 'away'));
    expect(missed().isReplaced).toBe(false);
    await mkdir(docs);
    expect(missed().isReplaced).toBe(true);
    watcher.emit('addDir', docs, statSync(docs));
    expect(missed().isReplaced).toBe(false);
    await watcher.close();
  }));
