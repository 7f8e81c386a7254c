/** A source of random values, reproducible with a seed. */
export interface Random {
  /** A number from 0 up to but not including 1. */
  next(): number;
  /** An integer from 0 up to but not including `limit`. */
  below(limit: number): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** One of the values; throws for an empty list. */
  pick<Value>(values: readonly Value[]): Value;
}

/** Creates a random source from a seed: FNV-1a hashes the text, mulberry32 generates the values. */
export function createRandom(seed: string): Random {
  let state = 0x811c9dc5;
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }

  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);

  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick(values) {
      const index = below(values.length);
      if (index >= values.length) throw new Error('Cannot pick from an empty list.');
      return values[index] as (typeof values)[number];
    },
  };
}
