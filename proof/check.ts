import type { Problem } from '@docs/common/types.ts';

/** One part of the proof of a site. */
export interface Check {
  /** `Types of code`, as the command prints it. */
  name: string;
  /** Everything that decides the outcome; an equal key that passed is not run again. */
  key(): Promise<string> | string;
  run(): Promise<CheckResult>;
}

/** What a check found. */
export interface CheckResult {
  problems: Problem[];
  /** How many things were looked at. */
  count: number;
}
