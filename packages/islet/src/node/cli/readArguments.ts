import { version } from '../../../package.json';
import { nearestName } from '../support/problems/nearestName.ts';
import { commands } from './commands.ts';
import { type CliCommand, type ReadyCommand, UsageError } from './defineCommand.ts';
import { formatHelp, formatOverview } from './formatHelp.ts';
import { type OptionToken, splitArguments } from './splitArguments.ts';

/** Reads the arguments of `islet`: a command to run, or a text to print. Throws a `UsageError` if they are invalid. */
export function readArguments(args: readonly string[]): ReadyCommand | { text: string } {
  const [name = 'help', ...rest] = args;
  if (/^(?:help|-h|--help)$/.test(name)) return { text: helpFor(rest) };
  if (/^(?:-v|--version)$/.test(name)) return { text: `${version}\n` };
  if (name.startsWith('-')) throw new UsageError(`Write a command before "${name}".`);
  const command = findCommand(name);
  if (command === undefined) {
    const known = [...commands.map(({ name }) => name), 'help', '--version'];
    throw new UsageError(`Unknown command "${name}".${suggest(name, known)}`);
  }
  const { values, flags, words } = splitArguments(rest, command);
  const isGiven = (name: string) => flags.some((flag) => flag.name === name);
  if (isGiven('help')) return { text: formatHelp(command) };
  if (isGiven('version')) return { text: `${version}\n` };
  for (const flag of flags) {
    const mistake = findMistake(flag, command);
    if (mistake !== null) throw new UsageError(mistake);
  }
  return command.prepare(values, words);
}

/** The help of the command that arguments start with; without one, that of all. */
export function helpFor([name]: readonly string[]): string {
  const command = findCommand(name);
  return command === undefined ? formatOverview(commands) : formatHelp(command);
}

const findCommand = (name: string | undefined): CliCommand | undefined =>
  commands.find((command) => command.name === name);

/** Says that an option is unknown, or has a value that it shouldn't have; null if it's right. */
function findMistake(flag: OptionToken, command: CliCommand): string | null {
  const { name, rawName, value, inlineValue } = flag;
  const option = Object.hasOwn(command.options, name) ? command.options[name] : undefined;
  if (option === undefined) return explainUnknown(flag, command);
  if (option.type === undefined) {
    return value === undefined ? null : `"${rawName}" takes no value.`;
  }
  if (value === undefined) return `"${rawName}" needs a value.`;
  const isOption = !inlineValue && /^-./s.test(value);
  return isOption ? `"${rawName}" needs a value, but "${value}" looks like an option.` : null;
}

function explainUnknown({ name, rawName }: OptionToken, command: CliCommand): string {
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
