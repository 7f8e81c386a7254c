import type { Problem } from '@docs/core/common/types.ts';

/** A kind of proof, as the command prints it, and its parts. */
export interface Check {
  /** `Types of code`. */
  name: string;
  parts: CheckPart[];
}

/** The smallest thing that is proved, and skipped while nothing about it has changed. */
export interface CheckPart {
  /**
   * Everything that decides the outcome: a part that passed is not run again with an equal key. What
   * `run` records is a part of it afterwards.
   */
  readonly key: string;
  /** How many things are looked at. */
  count: number;
  run(): Promise<Problem[]> | Problem[];
}
