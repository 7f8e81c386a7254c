import type { Random } from './random.ts';

/** A kind of fuzzing that looks for faults with random input. */
export interface Attack {
  /** Name for `--only <name>`. */
  name: string;
  /** Number of rounds in `npm run test:all`. */
  share: number;
  /** Prepares shared state for all rounds, such as a built site or a server. `folder` is an empty, absolute path. */
  begin(folder: string): Promise<Campaign>;
}

/** A running attack. */
export interface Campaign {
  /** Plays a round and returns the faults: what was done, the result, and the expected result. */
  play(random: Random): Promise<string[]>;
  /** Stops everything that `begin` and `play` started; the folder is removed afterward. */
  end(): Promise<void>;
}
