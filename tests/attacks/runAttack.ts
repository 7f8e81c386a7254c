import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { patience } from '#islet/testing/patience.mjs';
import type { Attack } from './attack.ts';
import { createRandom } from './random.ts';

/** The result of an attack. */
export interface AttackResult {
  rounds: number;
  faults: FoundFault[];
}

/** A fault, and the round that reproduces it with the same seed. */
export interface FoundFault {
  round: number;
  text: string;
}

/**
 * Plays rounds from `first` on while `goesOn(rounds)`. A round that throws counts as a fault, and so does one that hasn't
 * ended after `limit` milliseconds, which is the last one. Each round has its own random source, so it can be reproduced
 * alone.
 */
export async function runAttack(
  attack: Attack,
  {
    seed,
    first = 0,
    goesOn,
    limit = patience,
  }: { seed: number; first?: number; goesOn: (rounds: number) => boolean; limit?: number },
): Promise<AttackResult> {
  const folder = await mkdtemp(path.join(await realpath(tmpdir()), `fuzz-${attack.name}-`));
  const faults: FoundFault[] = [];
  let rounds = 0;
  try {
    const campaign = await attack.begin(folder);
    try {
      for (let isStuck = false; !isStuck && goesOn(rounds); rounds++) {
        const round = first + rounds;
        const random = createRandom(`${seed}/${attack.name}/${round}`);
        const playing = campaign.play(random).catch((error: unknown) => [describe(error)]);
        const found = await waitFor(playing, limit);
        isStuck = found === null;
        const texts = found ?? [`The round has not ended after ${limit / 1000} s.`];
        faults.push(...texts.map((text) => ({ round, text })));
      }
    } finally {
      await campaign.end();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return { rounds, faults };
}

/** Waits for a value; null if it takes longer than `limit` milliseconds. */
function waitFor<T>(value: Promise<T>, limit: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), limit);
  });
  return Promise.race([value, late]).finally(() => clearTimeout(timer));
}

const describe = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
