import type { Problem } from 'islet/tools';
import { type Fence, fenceKind } from './fence.ts';
import { type Command, CommandError, parseCommands } from './parseCommands.ts';
import { problemOf } from './problemOf.ts';

/** Returns what is wrong with a command, or null; undefined for an unknown program. */
export type CommandCheck = (words: readonly string[]) => string | null | undefined;

/** Parses all fences with commands and checks each command. */
export function checkShell(fences: readonly Fence[], check: CommandCheck): Problem[] {
  return fences
    .filter((fence) => fenceKind(fence) === 'shell')
    .flatMap((fence): Problem[] => {
      let commands: Command[];
      try {
        commands = parseCommands(fence.code);
      } catch (error) {
        if (!(error instanceof CommandError)) throw error;
        const fix = 'Put only commands into this fence, and their output into a separate one.';
        return [problemOf({ fence, ...error }, error.message, fix)];
      }
      return commands.flatMap((command): Problem[] => {
        const found = check(command.words);
        if (found === null) return [];
        return [
          problemOf(
            { fence, ...command },
            found ?? `\`${command.words[0]}\` is not a program that readers are known to have.`,
            'Fix the command, or add the program to the check.',
          ),
        ];
      });
    });
}
