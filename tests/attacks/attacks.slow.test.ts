import { describe, expect, test } from 'vitest';
import { attacks } from './kinds/index.ts';
import { runAttack } from './runAttack.ts';

describe('some rounds of each attack find nothing', () => {
  test('names are unique', () => {
    expect(new Set(attacks.map(({ name }) => name)).size).toBe(attacks.length);
  });
  for (const attack of attacks) {
    test(attack.name, async () => {
      const goesOn = (rounds: number): boolean => rounds < attack.share;
      const { rounds, faults } = await runAttack(attack, { seed: 1, goesOn });
      expect(faults).toEqual([]);
      expect(rounds).toBe(attack.share);
    });
  }
});
