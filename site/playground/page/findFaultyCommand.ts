import { readCommand, splitCommands } from '../runtime/worker/readCommand.mjs';

/** The first command of a text that the playground can't run; null if it can run all of them. */
export function findFaultyCommand(text: string): string | null {
  const commands = splitCommands(text);
  if (commands.length === 0) return text;
  return commands.find((command) => readCommand(command) === null) ?? null;
}
