import { mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withFiles } from '../../page/record/testing.ts';
import { isSameState, readPathState } from './readPathState.ts';

test('a file that is written again within a tick of the clock has another state', () =>
  withFiles({ 'page.md': 'a' }, async (folder) => {
    const page = path.join(folder, 'page.md');
    const stats = statSync(page);
    const before = readPathState(page, undefined, stats);
    expect(isSameState(before, readPathState(page, before, stats))).toBe(true);
    writeFileSync(page, 'b');
    expect(isSameState(before, readPathState(page, before, stats))).toBe(false);
  }));

test('another folder in the same place has another state, a file in it changes nothing', () =>
  withFiles({ 'docs/page.md': '' }, async (root) => {
    const docs = path.join(root, 'docs');
    const before = readPathState(docs);
    writeFileSync(path.join(docs, 'other.md'), '');
    expect(isSameState(before, readPathState(docs))).toBe(true);
    renameSync(docs, path.join(root, 'away'));
    expect(readPathState(docs)).toBeUndefined();
    mkdirSync(docs);
    expect(isSameState(before, readPathState(docs))).toBe(false);
  }));
