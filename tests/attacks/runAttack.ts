import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
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
 * Plays rounds from `first` on while `goesOn(rounds)`. A round that throws counts as a fault. Each round has its
 * own random source, so it can be reproduced alone.
 */
export async function runAttack(
  attack: Attack,
  {
    seed,
    first = 0,
    goesOn,
  }: { seed: number; first?: number; goesOn: (rounds: number) => boolean },
): Promise<AttackResult> {
  const folder = await mkdtemp(path.join(await realpath(tmpdir()), `fuzz-${attack.name}-`));
  const faults: FoundFault[] = [];
  let rounds = 0;
  try {
    const campaign = await attack.begin(folder);
    try {
      for (; goesOn(rounds); rounds++) {
        const round = first + rounds;
        const random = createRandom(`${seed}/${attack.name}/${round}`);
        const found = await campaign.play(random).catch((error: unknown) => [describe(error)]);
        faults.push(...found.map((text) => ({ round, text })));
      }
    } finally {
      await campaign.end();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return { rounds, faults };
}

const describe = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
