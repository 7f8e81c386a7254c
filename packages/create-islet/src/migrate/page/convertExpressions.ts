import type { PageContext } from './pageContext.ts';

/**
 * Replaces expressions of one line that need a name which can't be imported. `missing` has these names, and why.
 * Those in attributes go with their tag.
 */
export function convertExpressions(
  prose: string,
  missing: ReadonlyMap<string, string>,
  context: Pick<PageContext, 'decide'> & { comment: (text: string) => string },
): string {
  return prose.replace(/(?<![\\=$])\{(?!\/\*|#)([^{}\n]+)\}/g, (whole, expression: string) => {
    const code = expression.replace(/(['"`]).*?\1/g, '');
    const name = code.match(/(?<![.\w$])[A-Za-z_$][\w$]*/g)?.find((one) => missing.has(one));
    if (name === undefined) return whole;
    context.decide(
      whole,
      `\`${whole}\` needs \`${name}\`, which ${missing.get(name)}; a comment marks its place.`,
      'Write the value itself, or a component in React.',
    );
    return context.comment(`migrate: ${expression.trim()} was here`);
  });
}
