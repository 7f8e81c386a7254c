import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withFiles } from '../../page/record/testing.ts';
import { createSlowWatch, type SlowWatch } from './slowWatch.ts';

/** Uses a watch that prints into a file; `printed` reads it. */
const withWatch = (
  limit: number,
  use: (watch: SlowWatch, printed: () => string) => Promise<void>,
): Promise<void> =>
  withFiles({ 'printed.txt': '' }, async (root) => {
    const file = path.join(root, 'printed.txt');
    const output = openSync(file, 'a');
    const watch = createSlowWatch({ limit, output });
    await use(watch, () => readFileSync(file, 'utf8'));
    watch.set(null);
    closeSync(output);
  });

test('what takes long is printed while this thread is busy with it', () =>
  withWatch(1, async (watch, printed) => {
    watch.set('first\n');
    while (printed() === '');
    watch.set(null);
    watch.set('second\n');
    while (printed() === 'first\n');
    watch.set(null);
    expect(printed()).toBe('first\nsecond\n');
  }));

test('what is done in time is not printed', () => {
  const limit = 1000;
  return withWatch(limit, async (watch, printed) => {
    const start = performance.now();
    watch.set('replaced\n');
    watch.set(null);
    // On a busy machine, this thread may have stopped in between for longer than the limit.
    const isInTime = performance.now() - start < limit;
    watch.set('slow\n');
    await expect.poll(printed).toMatch(/slow\n$/);
    expect(printed()).toBe(isInTime ? 'slow\n' : 'replaced\nslow\n');
  });
});
