import path from 'node:path';
import { expect, test } from 'vitest';
import type { Problem } from '../packages/core/src/common/types.ts';
import { withFiles } from '../packages/core/src/engine/content/page/testing.ts';
import { runChecks } from './runChecks.ts';

const wrong: Problem = { severity: 'error', message: 'm', fix: 'f', file: 'a' };

test('parts that passed run again only if their key changes; failed parts always do', () =>
  withFiles({}, async (folder) => {
    const ran: string[] = [];
    const run = async (key: string) => {
      const checks = ['right', 'wrong'].map((name) => ({
        name,
        parts: [
          {
            key,
            count: 2,
            run: () => {
              ran.push(name);
              return name === 'wrong' ? [wrong] : [];
            },
          },
        ],
      }));
      const outcomes = await runChecks(checks, path.join(folder, 'cache', 'passed.json'));
      expect(outcomes).toMatchObject([
        { name: 'right', count: 2, problems: [] },
        { name: 'wrong', count: 2, problems: [wrong] },
      ]);
      return ran.splice(0).sort();
    };
    expect(await run('1')).toEqual(['right', 'wrong']);
    expect(await run('1')).toEqual(['wrong']);
    expect(await run('2')).toEqual(['right', 'wrong']);
  }));

test('a part is cached by the key it has after its run', () =>
  withFiles({}, async (folder) => {
    const cache = path.join(folder, 'passed.json');
    const runWith = async (key: string) => {
      const part = {
        key,
        count: 1,
        run: () => {
          part.key = 'recorded';
          return [];
        },
      };
      const [outcome] = await runChecks([{ name: 'record', parts: [part] }], cache);
      return outcome?.unchanged;
    };
    expect(await runWith('stale')).toBe(0);
    expect(await runWith('recorded')).toBe(1);
  }));

test('an interrupted proof keeps the parts that have passed', () =>
  withFiles({}, async (folder) => {
    const cache = path.join(folder, 'passed.json');
    const part = { key: 'first', count: 1, run: () => [] };
    const interrupted = {
      key: 'second',
      count: 1,
      run: () => {
        throw new Error('interrupted');
      },
    };
    // The last parts run first.
    const whole = runChecks([{ name: 'record', parts: [interrupted, part] }], cache);
    await expect(whole).rejects.toThrow('interrupted');
    const [outcome] = await runChecks([{ name: 'record', parts: [part] }], cache);
    expect(outcome?.unchanged).toBe(1);
  }));
