import type { parseArgs } from 'node:util';
import type { ValueType } from './valueTypes.ts';

/** An option of a command. */
export interface Option {
  /** One letter that is short for the name. */
  short?: string;
  /** Without a type it's a switch, which takes no value. */
  type?: ValueType<unknown>;
  isRepeatable?: boolean;
  /** Value if the option isn't given; null without a default. */
  default?: unknown;
  description: string;
}

/** Options by name, as they are written after `--`. */
export type Options = Readonly<Record<string, Option>>;

/** The options of all commands, which `readArguments` answers. */
export const generalOptions = {
  help: { short: 'h', description: 'show this text' },
  version: { short: 'v', description: 'show the version of the package' },
} satisfies Options;

type ValueOf<O extends Option> = O extends { type: ValueType<infer T> }
  ? O extends { isRepeatable: true }
    ? T[]
    : O extends { default: unknown }
      ? T
      : T | null
  : boolean;

/** What a command gets for its options. */
export type ValuesOf<O extends Options> = { [Name in keyof O]: ValueOf<O[Name]> };

/** What the help shows of a command. */
interface Shown {
  name: string;
  /** What it does, to follow its name in a list. */
  summary: string;
  /** Its words as the help shows them. */
  usage: string;
  details?: string;
  options: Options;
  /** Whether all but the first word are a query, and so are options that it doesn't have. */
  hasQuery?: true;
  /** Whether it runs until it's stopped. */
  isServer?: true;
  /** Whether it reports errors of background code itself, and goes on. */
  survivesErrors?: true;
}

/** What the words of each command name. */
export interface SiteFolder {
  /** Absolute path of the folder that problems are about. */
  siteRoot: string;
}

/** A command before it has something to run. */
export interface Declaration<O extends Options, W extends SiteFolder> extends Shown {
  options: O;
  /** Reads what follows the name of the command, and checks options that depend on it or on each other. */
  readWords(words: string[], values: ValuesOf<O>): W;
}

/** What a declared command runs with. */
export type OptionsOf<D> =
  D extends Declaration<infer O, infer W extends SiteFolder> ? ValuesOf<O> & W : never;

/** A command that is ready to run. */
export interface ReadyCommand {
  command: CliCommand;
  options: SiteFolder;
  /** Resolves to the exit code. */
  run(): Promise<number>;
}

/** What `parseArgs` returns for options. */
export type GivenOptions = ReturnType<typeof parseArgs>['values'];

/** A command, whatever its options are. */
export interface CliCommand extends Shown {
  /** Throws a `UsageError` if the options or words are invalid. */
  prepare(given: GivenOptions, words: string[]): ReadyCommand;
}

/** Arguments that a command can't run with; the message is for the user. */
export class UsageError extends Error {}

/** Declares a command; the types of what it runs with follow from it. */
export function defineCommand<O extends Options, W extends SiteFolder>(
  declaration: Declaration<O, W>,
): Declaration<O, W> {
  return declaration;
}

/** Adds what a command runs. */
export function withRun<O extends Options, W extends SiteFolder>(
  declaration: Declaration<O, W>,
  run: (options: ValuesOf<O> & W) => Promise<number>,
): CliCommand {
  const command: CliCommand = {
    ...declaration,
    options: { ...declaration.options, ...generalOptions },
    prepare(given, words) {
      const entries = Object.entries(declaration.options);
      const read = entries.map(([name, option]) => [name, readOption(name, option, given[name])]);
      // Read by the types that `ValuesOf` looks at.
      const values = Object.fromEntries(read) as ValuesOf<O>;
      const options = { ...values, ...declaration.readWords(words, values) };
      return { command, options, run: () => run(options) };
    },
  };
  return command;
}

function readOption(name: string, option: Option, given: GivenOptions[string]): unknown {
  const { type, isRepeatable, default: fallback = null } = option;
  if (type === undefined) return given === true;
  const values = [given ?? []].flat().map((text) => {
    const value = type.read(String(text));
    if (value === null) throw new UsageError(`"--${name}" must be ${type.expected}.`);
    return value;
  });
  return isRepeatable ? values : (values[0] ?? fallback);
}
