import { nearestName } from '../support/problems/nearestName.ts';
import { type CliCommand, type ReadyCommand, UsageError } from './defineCommand.ts';
import { formatHelp, formatOverview } from './formatHelp.ts';
import type { Program } from './program.ts';
import { type OptionToken, splitArguments } from './splitArguments.ts';

/** Reads the arguments of a program: a command to run, or a text to print. Throws a `UsageError` if they are invalid. */
export function readArguments(
  program: Program,
  args: readonly string[],
): ReadyCommand | { text: string } {
  const single = findSingle(program);
  if (single !== undefined) return readCommand(program, single, args);
  const { commands, version } = program;
  const [name = 'help', ...rest] = args;
  if (/^(?:help|-h|--help)$/.test(name)) return { text: helpFor(program, rest) };
  if (/^(?:-v|--version)$/.test(name)) return { text: `${version}\n` };
  if (name.startsWith('-')) throw new UsageError(`Write a command before "${name}".`);
  const found = findCommand(program, args);
  if (found !== undefined) return readCommand(program, found.command, found.rest);
  const known = [...commands.map(({ name }) => name), 'help', '--version'];
  throw new UsageError(`Unknown command "${name}".${suggest(name, known)}`);
}

/** The help of the command that arguments are for; if that is unknown, that of all. */
export function helpFor(program: Program, args: readonly string[]): string {
  const command = findSingle(program) ?? findCommand(program, args)?.command;
  return command === undefined ? formatOverview(program) : formatHelp(program, command);
}

/** The command that arguments begin with, and those after it; `search push` is `search-push`, and a folder is `./push`. */
function findCommand({ commands }: Program, args: readonly string[]) {
  const [name, next] = args;
  const longer = commands.find((known) => known.name === `${name}-${next}`);
  if (longer !== undefined) return { command: longer, rest: args.slice(2) };
  const command = commands.find((known) => known.name === name);
  return command && { command, rest: args.slice(1) };
}

const findSingle = ({ commands: [first, ...others] }: Program): CliCommand | undefined =>
  others.length === 0 ? first : undefined;

function readCommand(
  program: Program,
  command: CliCommand,
  args: readonly string[],
): ReadyCommand | { text: string } {
  const { values, flags, words } = splitArguments(args, command);
  const isGiven = (name: string) => flags.some((flag) => flag.name === name);
  if (isGiven('help')) return { text: formatHelp(program, command) };
  if (isGiven('version')) return { text: `${program.version}\n` };
  for (const flag of flags) {
    const mistake = findMistake(program, command, flag);
    if (mistake !== null) throw new UsageError(mistake);
  }
  return command.prepare(values, words);
}

/** Says that an option is unknown, or has a value that it shouldn't have; null if it's right. */
function findMistake(program: Program, command: CliCommand, flag: OptionToken): string | null {
  const { name, rawName, value, inlineValue } = flag;
  const option = Object.hasOwn(command.options, name) ? command.options[name] : undefined;
  if (option === undefined) return explainUnknown(program, command, flag);
  if (option.type === undefined) {
    return value === undefined ? null : `"${rawName}" takes no value.`;
  }
  if (value === undefined) return `"${rawName}" needs a value.`;
  const isOption = !inlineValue && /^-./s.test(value);
  return isOption ? `"${rawName}" needs a value, but "${value}" looks like an option.` : null;
}

function explainUnknown(
  { commands }: Program,
  command: CliCommand,
  { name, rawName }: OptionToken,
): string {
  const owners = commands.filter(({ options }) => Object.hasOwn(options, name));
  if (owners.length === 0) {
    const names = Object.keys(command.options).map((name) => `--${name}`);
    return `Unknown option "${rawName}".${suggest(rawName, names)}`;
  }
  const list = new Intl.ListFormat('en').format(owners.map(({ name }) => name));
  return `"${rawName}" is an option of ${list}, not of ${command.name}.`;
}

/** A sentence with the known name that was most likely meant, to follow another sentence; empty if there is none. */
function suggest(written: string, known: readonly string[]): string {
  const near = nearestName(written, known);
  return near === undefined ? '' : ` Did you mean "${near}"?`;
}
