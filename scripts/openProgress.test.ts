import { expect, test } from 'vitest';
import { openProgress } from './openProgress.mjs';

const result = { name: 'Types', passed: 1, failed: 0, seconds: 8, failures: [], slowest: [] };

/** What is printed while a step runs, and when it has ended. */
async function follow(isTTY: boolean) {
  const written: string[] = [];
  const progress = openProgress({ isTTY, columns: 40, write: (text) => written.push(text) });
  const inner = await progress.follow('Pages', async (tell) => {
    tell({ done: 2, total: 5 });
    await progress.follow('Types', async () => result);
    return { ...result, name: 'Pages' };
  });
  progress.end();
  return { written, inner };
}

test('a log gets a line for each step that has ended', async () => {
  const { written, inner } = await follow(false);
  expect(written).toEqual(['✓ Types: 1 passed (8 s)\n', '✓ Pages: 1 passed (8 s)\n']);
  expect(inner.name).toBe('Pages');
});

test('a terminal also shows what is running, on a line that is replaced', async () => {
  const { written } = await follow(true);
  const clear = '\r\u001b[K';
  expect(written).toEqual([
    `${clear}0 s  Pages`,
    `${clear}0 s  Pages 2/5 · Types`,
    `${clear}✓ Types: 1 passed (8 s)\n`,
    `${clear}0 s  Pages 2/5`,
    `${clear}✓ Pages: 1 passed (8 s)\n`,
  ]);
});

/** What is printed while something is counted. */
async function count(isTTY: boolean, total: number): Promise<string> {
  const written: string[] = [];
  const progress = openProgress({ isTTY, columns: 40, write: (text) => written.push(text) });
  await progress.count('Proof', async (tell) => {
    for (let done = 0; done <= total; done++) tell({ done, total });
  });
  progress.end();
  return written.join('');
}

test('what is counted gets a line for each tenth, or one that is replaced', async () => {
  expect((await count(false, 302)).split('\n')).toEqual(
    [31, 61, 91, 121, 151, 182, 212, 242, 272, 302]
      .map((done) => `0 s  Proof ${done}/302`)
      .concat(''),
  );
  expect(await count(false, 2)).toBe('0 s  Proof 1/2\n0 s  Proof 2/2\n');
  const clear = '\r\u001b[K';
  expect(await count(true, 1)).toBe(`${clear}0 s  Proof 0/1${clear}0 s  Proof 1/1${clear}`);
});
