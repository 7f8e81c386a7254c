import type { Problem } from '../packages/core/src/common/types.ts';

/** A check of the proof, with its name as printed, and its parts. */
export interface Check {
  /** `Types of code`. */
  name: string;
  parts: CheckPart[];
  /** What was not checked, and why. */
  notes?: string[];
}

/** The smallest unit of a check; it is skipped if nothing has changed since it passed. */
export interface CheckPart {
  /**
   * Hash or text of everything that determines the outcome: a part that passed is not run again with the same key.
   * It includes the files that `run` records.
   */
  readonly key: string;
  /** Number of checked items. */
  count: number;
  run(): Promise<Problem[]> | Problem[];
}
