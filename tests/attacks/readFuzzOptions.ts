import { parseArgs } from 'node:util';

/** Options of `npm run fuzz`. */
export interface FuzzOptions {
  /** Total time of all attacks, shared equally. */
  minutes: number;
  seed: number;
  /** Names of the attacks; empty for all. */
  only: string[];
  /** A single round to reproduce, instead of as many as time allows. */
  round: number | null;
}

/** Parses the command line; throws a one-sentence error if it is invalid. */
export function readFuzzOptions(args: readonly string[], names: readonly string[]): FuzzOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: 'string', default: '5' },
      seed: { type: 'string' },
      only: { type: 'string', default: '' },
      round: { type: 'string' },
    },
  });
  const only = values.only.split(',').filter(Boolean);
  const unknown = only.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new Error(`Unknown attack "${unknown}". Available: ${names.join(', ')}.`);
  }
  const minutes = readNumber('minutes', values.minutes);
  const seed =
    values.seed === undefined ? Math.floor(Date.now() / 1000) : readNumber('seed', values.seed);
  const round = values.round === undefined ? null : readNumber('round', values.round);
  return { minutes, seed, only, round };
}

function readNumber(name: string, text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value) || value < 0) {
    throw new Error(`"--${name}" must be a number of at least 0.`);
  }
  return value;
}
