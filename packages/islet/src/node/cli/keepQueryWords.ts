import { parseArgs } from 'node:util';
import { createEditDistance } from '#search/text/editDistance.ts';

const searchOptions = {
  lang: { type: 'string' },
  limit: { type: 'string' },
  json: { type: 'boolean' },
  stdin: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** The command and the folder. */
const namesBeforeQuery = 2;

/**
 * Readers search for flags such as `--watch`: moves the arguments of `search` that aren't its options behind `--`, in
 * order. A flag stays where it is, to be reported, if it comes before the folder or is a typo away from an option.
 */
export function keepQueryWords(args: readonly string[]): string[] {
  const { values, tokens } = parseArgs({
    args: [...args],
    options: searchOptions,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  // The input has the queries.
  if (values.stdin) return [...args];
  const words = new Set<number>();
  for (const token of tokens) {
    const isWord =
      token.kind === 'option'
        ? words.size >= namesBeforeQuery && !isAlmostOption(token.rawName)
        : token.kind === 'positional';
    if (isWord) words.add(token.index);
  }
  return [
    ...args.filter((arg, index) => !words.has(index) && arg !== '--'),
    '--',
    ...args.filter((_, index) => words.has(index)),
  ];
}

/** Whether a flag is an option of `search`, or one with a single typo. */
function isAlmostOption(flag: string): boolean {
  const countEdits = createEditDistance(flag.toLowerCase(), false);
  return (
    flag === '-h' || Object.keys(searchOptions).some((name) => countEdits(`--${name}`, 1) !== null)
  );
}
