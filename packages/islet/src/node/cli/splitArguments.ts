import { parseArgs } from 'node:util';
import { createEditDistance } from '#search/text/editDistance.ts';
import type { CliCommand, Option, Options } from './defineCommand.ts';

type Token = NonNullable<ReturnType<typeof parseArgs>['tokens']>[number];

/** An option as it is written. */
export type OptionToken = Extract<Token, { kind: 'option' }>;

/**
 * Separates the options of a command from its words, without complaints: those of `parseArgs` are for programmers.
 * Readers search for flags such as `--watch`, so those after the folder are words of a query, unless they are a typo
 * away from an option.
 */
export function splitArguments(args: readonly string[], { options, hasQuery }: CliCommand) {
  const config = Object.entries(options).map(([name, option]) => [name, toConfig(option)]);
  const { values, tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(config),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const flags: OptionToken[] = [];
  // By place, because several short options can be written as one.
  const words = new Map<number, string>();
  // With `--stdin`, the input has the queries.
  const hasWords = hasQuery === true && !values.stdin;
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue;
    const mayBeWord = hasWords && words.size > 0;
    const isFlag = token.kind === 'option' && !(mayBeWord && isQueryWord(token.rawName, options));
    if (isFlag) flags.push(token);
    else words.set(token.index, args[token.index] ?? '');
  }
  return { values, flags, words: [...words.values()] };
}

function toConfig({ type, isRepeatable = false, short }: Option) {
  const kind = type ? ('string' as const) : ('boolean' as const);
  return { type: kind, multiple: isRepeatable, ...(short && { short }) };
}

/** Whether a flag isn't an option, or one with a single typo. `--version` and `-v` are what readers search for. */
function isQueryWord(flag: string, { version, ...options }: Options): boolean {
  const countEdits = createEditDistance(flag.toLowerCase(), false);
  return flag !== '-h' && Object.keys(options).every((name) => countEdits(`--${name}`, 1) === null);
}
