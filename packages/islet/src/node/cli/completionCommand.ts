import path from 'node:path';
import { defineCommand, UsageError } from './defineCommand.ts';
import { refuseWords } from './sharedOptions.ts';

const shells = ['bash', 'zsh', 'fish'] as const;

/** One of the shells that can complete commands. */
export type Shell = (typeof shells)[number];

/** The table of a command, which prints what `formatCompletion` returns. */
export const completionCommand = defineCommand({
  name: 'completion',
  summary: `print a script that completes commands and options in a shell: ${shells.join(', ')}`,
  usage: '<shell>',
  options: {},
  readWords([name, ...rest]) {
    const shell = shells.find((known) => known === name);
    if (shell === undefined) throw new UsageError(`Name the shell: ${shells.join(', ')}.`);
    refuseWords(rest, 'only one shell is allowed');
    return { siteRoot: path.resolve(), shell };
  },
});
