import { writeFile } from 'node:fs/promises';
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
    expect(missed()).toEqual([]);
    watcher.emit('raw', 'rename', 'new.md', { watchedPath: docs });
    expect(missed()).toEqual([path.join(docs, 'new.md')]);
    watcher.emit('raw', 'rename', 'new.md', { watchedPath: docs });
    expect(missed()).toEqual([]);
    await watcher.close();
  }));

test('gives what is added to a new folder before it is watched', () =>
  withFiles({ 'docs/first.md': '' }, async (folder) => {
    const docs = path.join(folder, 'docs');
    const watcher = new FSWatcher();
    const missed = findMissed(watcher);
    watcher.emit('addDir', docs);
    expect(missed()).toEqual([path.join(docs, 'first.md')]);
    await writeFile(path.join(docs, 'second.md'), '');
    expect(missed()).toEqual([path.join(docs, 'second.md')]);
    await watcher.close();
  }));
