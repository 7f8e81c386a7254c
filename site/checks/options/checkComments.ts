import { isDeepStrictEqual } from 'node:util';
import type { Problem } from 'islet/tools';
import { readLiteral } from './readDefaults.ts';
import type { DocComment } from './readDocComments.ts';
import type { DocumentedOption } from './readOptions.ts';

/**
 * Compares documented defaults with those in the doc comments of the package's types, which also
 * cover options that are missing in a resolved configuration. Also reports missing and wrong
 * deprecations.
 */
export function checkComments(
  documented: readonly DocumentedOption[],
  comments: ReadonlyMap<string, DocComment>,
): Problem[] {
  return documented.flatMap(({ name, file, line, facts }): Problem[] => {
    const comment = comments.get(name);
    if (!comment) return [];
    const problem = (message: string, fix: string, at = line): Problem => ({
      severity: 'error',
      message,
      fix,
      file,
      line: at,
    });
    const fact = facts.Default;
    const stated = readLiteral(fact?.text ?? '', fact?.codes[0]);
    const real = readLiteral(comment.defaultValue ?? '', comment.defaultValue ?? undefined);
    const differs = stated && real && !isSame(stated.value, real.value);
    return [
      ...(differs
        ? [
            problem(
              `\`${name}\` has a different default: the types of the package say \`${comment.defaultValue}\`.`,
              'Correct one of them.',
              fact?.line,
            ),
          ]
        : []),
      ...(comment.deprecated && !facts.Deprecated
        ? [
            problem(
              `\`${name}\` is deprecated, but the page does not say so.`,
              'Add `- **Deprecated:** …` to the list, with what to use instead.',
            ),
          ]
        : []),
      ...(facts.Deprecated && !comment.deprecated
        ? [
            problem(
              `\`${name}\` is not deprecated in the types of the package.`,
              'Remove `Deprecated` from the list.',
              facts.Deprecated.line,
            ),
          ]
        : []),
    ];
  });
}

/** Disabled options are equal: the types say `false` where a page may say `undefined` or nothing. */
function isSame(stated: unknown, real: unknown): boolean {
  const isOff = (value: unknown): boolean =>
    value === false || value === undefined || isDeepStrictEqual(value, {});
  return isDeepStrictEqual(stated, real) || (isOff(stated) && isOff(real));
}
