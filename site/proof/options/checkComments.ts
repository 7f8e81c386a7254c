import { isDeepStrictEqual } from 'node:util';
import type { Problem } from '@docs/core/common/types.ts';
import { readLiteral } from './readDefaults.ts';
import type { DocComment } from './readDocComments.ts';
import type { DocumentedOption } from './readOptions.ts';

/**
 * Compares stated defaults with those that the package's types name in their comments, which also
 * covers what does not show in a resolved configuration; and says where a page keeps a deprecation
 * to itself, or invents one.
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

/** Off is off: the types call `false` what a page may call `undefined` or nothing. */
function isSame(stated: unknown, real: unknown): boolean {
  const isOff = (value: unknown): boolean =>
    value === false || value === undefined || isDeepStrictEqual(value, {});
  return isDeepStrictEqual(stated, real) || (isOff(stated) && isOff(real));
}
