import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Attack } from './attack.ts';
import { createRandom } from './random.ts';
import { runAttack } from './runAttack.ts';

/** Records its calls, and finds a fault in rounds that draw a number below one half. */
function createAttack(): Attack & { seen: number[]; folders: string[]; ended: number } {
  return {
    name: 'sample',
    share: 1,
    seen: [],
    folders: [],
    ended: 0,
    async begin(folder) {
      this.folders.push(folder);
      return {
        play: async (random) => {
          const value = random.next();
          this.seen.push(value);
          if (this.seen.length === 2) throw new Error('broken');
          return value < 0.5 ? [`${value} is too small.`] : [];
        },
        end: async () => {
          this.ended++;
        },
      };
    },
  };
}

test('the same seed gives the same values, a different one gives others', () => {
  const draw = (seed: string): number[] => Array.from({ length: 5 }, createRandom(seed).next);
  expect(draw('1')).toEqual(draw('1'));
  expect(draw('1')).not.toEqual(draw('2'));
  expect(draw('1').every((value) => value >= 0 && value < 1)).toBe(true);
});

test('a random source does not pick from an empty list', () => {
  expect(() => createRandom('1').pick([])).toThrow('Cannot pick from an empty list.');
});

test('a round that throws is a fault, and everything is cleaned up', async () => {
  const attack = createAttack();
  const { rounds, faults } = await runAttack(attack, { seed: 1, goesOn: (done) => done < 6 });
  expect(rounds).toBe(6);
  const small = attack.seen.flatMap((value, round) => (value < 0.5 && round !== 1 ? [round] : []));
  expect(faults.map(({ round }) => round).sort()).toEqual([1, ...small].sort());
  expect(faults.find(({ round }) => round === 1)?.text).toContain('broken');
  expect(attack.ended).toBe(1);
  expect(existsSync(attack.folders[0] ?? '')).toBe(false);
});

test('a round that never ends is a fault, and the last one', async () => {
  const attack: Attack = {
    name: 'stuck',
    share: 1,
    begin: async () => ({ play: () => new Promise(() => {}), end: async () => {} }),
  };
  const result = await runAttack(attack, { seed: 1, goesOn: () => true, limit: 1 });
  const text = 'The round has not ended after 0.001 s.';
  expect(result).toEqual({ rounds: 1, faults: [{ round: 0, text }] });
});

test('a single round can be reproduced', async () => {
  const whole = createAttack();
  const alone = createAttack();
  await runAttack(whole, { seed: 3, goesOn: (done) => done < 4 });
  await runAttack(alone, { seed: 3, first: 3, goesOn: (done) => done < 1 });
  expect(alone.seen).toEqual(whole.seen.slice(3));
});
