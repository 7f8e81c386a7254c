import type { Random } from './random.ts';

/** A way to look for faults with random input. */
export interface Attack {
  /** What it attacks, in one word: `--only <name>` picks it. */
  name: string;
  /** Rounds that `npm test` plays. */
  share: number;
  /** Prepares what all rounds use, such as a built site or a server. `folder` is empty and absolute. */
  begin(folder: string): Promise<Campaign>;
}

/** An attack that is under way. */
export interface Campaign {
  /** Plays one round and gives the faults it found: what was done, what came out, what should have. */
  play(random: Random): Promise<string[]>;
  /** Stops what `begin` and `play` started; the folder is removed afterwards. */
  end(): Promise<void>;
}
