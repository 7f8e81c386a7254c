import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withFiles } from '../../page/record/testing.ts';
import { gatherChanges } from './gatherChanges.ts';

/** Gathers the texts of files when they are passed on; time only passes when what waits is called. */
function gatherTexts() {
  const told: string[] = [];
  const waiting: Array<() => void> = [];
  const { note, start } = gatherChanges({
    onChange({ files }) {
      for (const file of files) told.push(readFileSync(file, 'utf8'));
    },
    wait(run) {
      waiting.push(run);
      return () => {};
    },
  });
  return { told, waiting, note, start };
}

test('a page that is reported late is read once more, because the next edit may not be reported', () =>
  withFiles({ 'page.md': 'a' }, async (folder) => {
    const page = path.join(folder, 'page.md');
    const { told, waiting, note, start } = gatherTexts();
    start();
    note(page, false);
    // The same state again, just before the last check.
    note(page, false);
    waiting.shift()?.();
    appendFileSync(page, 'b');
    waiting.shift()?.();
    expect(told).toEqual(['a', 'ab']);
    // No change since.
    waiting.shift()?.();
    expect([told, waiting]).toEqual([['a', 'ab'], []]);
  }));

test('a page that is just being saved again is read once it is written', () =>
  withFiles({ 'page.md': 'a' }, async (folder) => {
    const page = path.join(folder, 'page.md');
    const { told, waiting, note, start } = gatherTexts();
    const passTime = () => waiting.shift()?.();
    start();
    note(page, false);
    // An editor empties the file first.
    writeFileSync(page, '');
    passTime();
    expect(told).toEqual(['a']);
    writeFileSync(page, 'b');
    passTime();
    expect(told).toEqual(['a', 'b']);
    // It may also stay empty.
    writeFileSync(page, '');
    passTime();
    passTime();
    expect(told).toEqual(['a', 'b', '']);
    passTime();
    expect([told, waiting]).toEqual([['a', 'b', ''], []]);
  }));
