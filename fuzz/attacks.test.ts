import { describe, expect, test } from 'vitest';
import { attacks } from './attacks/index.ts';
import { runAttack } from './runAttack.ts';

/** Milliseconds. A share takes seconds; on a busy machine everything takes its time. */
const limit = 300_000;

describe('a share of each attack finds nothing', () => {
  test('names are unique', () => {
    expect(new Set(attacks.map(({ name }) => name)).size).toBe(attacks.length);
  });
  for (const attack of attacks) {
    test(attack.name, { timeout: limit }, async () => {
      const goesOn = (rounds: number): boolean => rounds < attack.share;
      const { rounds, faults } = await runAttack(attack, { seed: 1, goesOn });
      expect(faults).toEqual([]);
      expect(rounds).toBe(attack.share);
    });
  }
});
