import { parseArgs } from 'node:util';

/** What to run. */
export interface FuzzOptions {
  /** Time of all attacks together, shared equally. */
  minutes: number;
  seed: number;
  /** Names of the attacks; empty for all. */
  only: string[];
  /** The one round to play again, instead of as many as there is time for. */
  round: number | null;
}

/** Reads the command line; throws an error with one sentence where it is wrong. */
export function readOptions(args: readonly string[], names: readonly string[]): FuzzOptions {
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
    throw new Error(`There is no attack "${unknown}". The attacks are: ${names.join(', ')}.`);
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
    throw new Error(`\`--${name} ${text}\` is not a number from 0 up.`);
  }
  return value;
}
