import type { Attack } from './attack.ts';
import { attacks } from './kinds/index.ts';
import { type FuzzOptions, readFuzzOptions } from './readFuzzOptions.ts';
import { runAttack } from './runAttack.ts';

/** `npm run fuzz`: runs the attacks one after the other; resolves to exit code 1 if one finds a fault. */
export async function runFuzz(args: readonly string[]): Promise<number> {
  const options = readFuzzOptions(
    args,
    attacks.map(({ name }) => name),
  );
  const { only, seed } = options;
  const chosen = attacks.filter(({ name }) => only.length === 0 || only.includes(name));
  console.log(`Seed ${seed}`);
  let faults = 0;
  for (const attack of chosen) {
    faults += await runOne(attack, { ...options, minutes: options.minutes / chosen.length });
  }
  console.log(`${faults} ${faults === 1 ? 'fault' : 'faults'}`);
  return faults === 0 ? 0 : 1;
}

/** Runs an attack, prints faults with the command that reproduces them, and returns their number. */
async function runOne(
  attack: Attack,
  { minutes, seed, round }: Omit<FuzzOptions, 'only'>,
): Promise<number> {
  const end = Date.now() + minutes * 60_000;
  const { rounds, faults } =
    round === null
      ? await runAttack(attack, { seed, goesOn: (done) => done === 0 || Date.now() < end })
      : await runAttack(attack, { seed, first: round, goesOn: (done) => done < 1 });
  console.log(`${attack.name}: ${rounds} rounds, ${faults.length} faults`);
  for (const fault of faults) {
    console.log(`\n${fault.text}`);
    console.log(
      `Reproduce: npm run fuzz -- --only ${attack.name} --seed ${seed} --round ${fault.round}\n`,
    );
  }
  return faults.length;
}
