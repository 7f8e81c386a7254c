import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { gatherChanges } from './gatherChanges.ts';
import type { PathChange } from './listChanges.ts';

const edited: PathChange = { file: 'page.md', isStructural: false, isUnfinished: false };
const emptied: PathChange = { ...edited, isUnfinished: true };
const removed: PathChange = { ...emptied, isStructural: true };
const other: PathChange = { ...edited, file: 'other.ts' };

/** Gathers what looks find; time only passes when `passTime` is called. */
function gatherLooks() {
  const looks: string[] = [];
  const waiting: Array<() => void> = [];
  let now: PathChange[] = [];
  const { lookSoon } = gatherChanges({
    look: () => now,
    onChange({ files, isStructural }) {
      looks.push([...files].join() + (isStructural ? ' structural' : ''));
      now = now.filter(({ file }) => !files.has(file));
    },
    wait(run) {
      waiting.push(run);
      return () => {};
    },
  });
  return {
    /** What was reported. */
    looks,
    /** Something happens, after which this differs. */
    async happen(...changes: PathChange[]): Promise<void> {
      now = changes;
      lookSoon();
      await nextTurn();
    },
    passTime: () => waiting.shift()?.(),
  };
}

test('an edit of a page is reported at once, and what follows it together', async () => {
  const { looks, happen, passTime } = gatherLooks();
  await happen(edited);
  expect(looks).toEqual(['page.md']);
  await happen(edited);
  await happen(edited, other);
  expect(looks).toEqual(['page.md']);
  passTime();
  expect(looks).toEqual(['page.md', 'page.md,other.ts']);
});

test('what happens all the time is not looked at all the time', async () => {
  const { looks, happen, passTime } = gatherLooks();
  await happen();
  await happen(edited);
  expect(looks).toEqual([]);
  passTime();
  expect(looks).toEqual(['page.md']);
});

test('a page that an editor has just emptied or removed is reported once it is written', async () => {
  for (const unfinished of [emptied, removed]) {
    const { looks, happen, passTime } = gatherLooks();
    await happen(unfinished);
    await happen(edited);
    passTime();
    expect(looks).toEqual(['page.md']);
    // Also if it happens just before the next look.
    await happen(unfinished);
    passTime();
    expect(looks).toEqual(['page.md']);
    await happen(edited);
    passTime();
    expect(looks).toEqual(['page.md', 'page.md']);
  }
});

test('a page that stays removed is reported', async () => {
  const { looks, happen, passTime } = gatherLooks();
  await happen(removed);
  expect(looks).toEqual([]);
  passTime();
  expect(looks).toEqual(['page.md structural']);
});
