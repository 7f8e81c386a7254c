import { type ParseArgsConfig, parseArgs } from 'node:util';
import { nearestName } from '../support/problems/nearestName.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** Says what `parseArgs` would reject in the arguments, because its own messages are for programmers; null if nothing. */
export function findMistake(args: readonly string[], options: Options): string | null {
  const { tokens } = parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    switch (options[name]?.type) {
      case 'boolean':
        if (value !== undefined) return `"${rawName}" takes no value.`;
        break;
      case 'string':
        if (value === undefined) return `"${rawName}" needs a value.`;
        if (!inlineValue && /^-./s.test(value))
          return `"${rawName}" needs a value, but "${value}" looks like an option.`;
        break;
      default: {
        const known = Object.keys(options).map((option) => `--${option}`);
        return `Unknown option "${rawName}".${suggest(rawName, known)}`;
      }
    }
  }
  return null;
}

/** A sentence with the known name that was most likely meant, to follow another sentence; empty if there is none. */
export function suggest(written: string, known: readonly string[]): string {
  const near = nearestName(written, known);
  return near === undefined ? '' : ` Did you mean "${near}"?`;
}
