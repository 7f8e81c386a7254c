import type { Problem } from 'islet/tools';
import type { Fence } from '../fences/fence.ts';

/** What a proof is about. */
export interface ProofSubject {
  /** Absolute path of the repository. */
  root: string;
  /** Absolute path of a folder for temporary files; code finds its packages from there. */
  work: string;
  /** Fences of all pages, which also determine what must be recorded. */
  fences: readonly Fence[];
  /** Whether to update records instead of comparing with them. */
  update: boolean;
}

/** Creates a check for the pages of a site. */
export type CreateCheck = (subject: ProofSubject) => Check | Promise<Check>;

/** A check of the proof, with its name as printed, and its parts. */
export interface Check {
  /** `Types of code`. */
  name: string;
  parts: CheckPart[];
}

/** The smallest unit of a check; it is trusted instead of run if nothing has changed since it was proved. */
export interface CheckPart {
  /** Distinguishes it from the other parts of its check: `tiny-duration/dual`. */
  name: string;
  /**
   * Hash or text of everything that determines the outcome, read from files of the repository alone, so that
   * it's known without the packages of the examples. It includes the files that `run` records.
   */
  readonly key: string;
  /** Number of checked items. */
  count: number;
  run(): Promise<Problem[]> | Problem[];
}
