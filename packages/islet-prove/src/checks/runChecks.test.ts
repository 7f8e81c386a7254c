import type { Problem } from 'islet/tools';
import { expect, test } from 'vitest';
import type { CheckPart } from './proofCheck.ts';
import type { Proved } from './proved.ts';
import { runChecks } from './runChecks.ts';

const wrong: Problem = { severity: 'error', message: 'm', fix: 'f', file: 'a' };

/** Runs checks as often as asked; each time, it knows what was kept the last time. */
function openProof() {
  let proved: Proved = {};
  return async (
    parts: Record<string, { key: string; run?: () => Problem[] }>,
    { isForAll = false } = {},
  ) => {
    const ran: string[] = [];
    const checks = Object.entries(parts).map(([name, { key, run = () => [] }]) => {
      const part: CheckPart = {
        name: 'part',
        key,
        count: 2,
        run() {
          ran.push(name);
          return run();
        },
      };
      return { name, parts: [part] };
    });
    const keep = (kept: Proved) => {
      proved = kept;
    };
    const outcomes = await runChecks(checks, { proved, isForAll, keep });
    return { ran: ran.sort(), outcomes };
  };
}

test('parts are trusted while their keys fit; those that failed are run each time', async () => {
  const proof = openProof();
  const run = (key: string) =>
    proof({ right: { key }, wrong: { key, run: () => [wrong] } }).then(({ ran }) => ran);
  expect(await run('1')).toEqual(['right', 'wrong']);
  expect(await run('1')).toEqual(['wrong']);
  expect(await run('2')).toEqual(['right', 'wrong']);
});

test('an outcome says how many items were trusted, and what is wrong', async () => {
  const proof = openProof();
  await proof({ right: { key: '1' } });
  const { outcomes } = await proof({
    right: { key: '1' },
    wrong: { key: '1', run: () => [wrong] },
  });
  expect(outcomes).toMatchObject([
    { name: 'right', count: 2, trusted: 2, problems: [] },
    { name: 'wrong', count: 2, trusted: 0, problems: [wrong] },
  ]);
});

test('all parts are run if that is asked for, and one that fails is no longer trusted', async () => {
  const proof = openProof();
  const parts = { a: { key: '1' }, b: { key: '1' } };
  await proof(parts);
  expect((await proof(parts, { isForAll: true })).ran).toEqual(['a', 'b']);
  await proof({ ...parts, b: { key: '1', run: () => [wrong] } }, { isForAll: true });
  expect((await proof(parts)).ran).toEqual(['b']);
});

test('a part is known by the key it has after its run', async () => {
  let proved: Proved = {};
  const runWith = async (key: string) => {
    const part = {
      name: 'part',
      key,
      count: 1,
      run: () => {
        part.key = 'recorded';
        return [];
      },
    };
    const [outcome] = await runChecks([{ name: 'record', parts: [part] }], {
      proved,
      isForAll: false,
      keep: (kept) => {
        proved = kept;
      },
    });
    return outcome?.trusted;
  };
  expect(await runWith('stale')).toBe(0);
  expect(await runWith('recorded')).toBe(1);
});

test('an interrupted proof keeps the parts that have passed', async () => {
  const proof = openProof();
  const interrupt = () => {
    throw new Error('interrupted');
  };
  // The last parts run first.
  const whole = proof({ second: { key: '1', run: interrupt }, first: { key: '1' } });
  await expect(whole).rejects.toThrow('interrupted');
  expect((await proof({ first: { key: '1' } })).ran).toEqual([]);
});

test('those that are run are counted', async () => {
  const parts = ['a', 'b', 'c'].map(
    (name): CheckPart => ({ name, key: name, count: 1, run: () => [] }),
  );
  const checks = [{ name: 'check', parts }];
  let proved: Proved = {};
  const keep = (kept: Proved) => {
    proved = kept;
  };
  await runChecks([{ name: 'check', parts: parts.slice(0, 1) }], { proved, isForAll: false, keep });
  const told: string[] = [];
  const tell = ({ done, total }: { done: number; total: number }) => told.push(`${done}/${total}`);
  await runChecks(checks, { proved, isForAll: false, keep, tell });
  await runChecks(checks, { proved, isForAll: false, keep, tell });
  expect(told).toEqual(['0/2', '1/2', '2/2']);
});
