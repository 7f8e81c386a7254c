import type { Problem } from '@docs/core/common/types.ts';
import { type Fence, fenceKind } from './fence.ts';
import { type Command, CommandError, parseCommands } from './parseCommands.ts';
import { problemOf } from './problemOf.ts';

/** Says what is wrong with the words of a command, or null; undefined for a program it does not know. */
export type CommandCheck = (words: readonly string[]) => string | null | undefined;

/** Parses all fences of commands and has each command looked at. */
export function checkShell(fences: readonly Fence[], check: CommandCheck): Problem[] {
  return fences
    .filter((fence) => fenceKind(fence) === 'shell')
    .flatMap((fence): Problem[] => {
      let commands: Command[];
      try {
        commands = parseCommands(fence.code);
      } catch (error) {
        if (!(error instanceof CommandError)) throw error;
        const fix = 'Write commands alone, and what they print into a fence of its own.';
        return [problemOf(fence, error, error.message, fix)];
      }
      return commands.flatMap((command): Problem[] => {
        const found = check(command.words);
        if (found === null) return [];
        return [
          problemOf(
            fence,
            command,
            found ?? `\`${command.words[0]}\` is no program that readers are known to have.`,
            'Mend the command, or teach the check about the program.',
          ),
        ];
      });
    });
}
