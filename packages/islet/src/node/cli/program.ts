import type { CliCommand } from './defineCommand.ts';

/** What is started on the command line. */
export interface Program {
  /** What users write before the name of a command. */
  name: string;
  version: string;
  /** A program with a single command is called without its name. */
  commands: readonly CliCommand[];
}
