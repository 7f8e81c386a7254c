import { messageOf } from '#common/messageOf.ts';
import type { PageIdentity, Problem } from '#common/types.ts';

/** Explains an error thrown while the theme is loaded. */
export function explainCrash(error: unknown): Problem {
  return {
    severity: 'error',
    message: `The theme fails when it is loaded: ${messageOf(error)}`,
    fix: 'Correct it; at build time it runs in Node, without a browser.',
    file: 'theme',
  };
}

/** Explains an error thrown while the theme renders the shell of a page. */
export function explainShellCrash(error: unknown, { filePath }: PageIdentity): Problem {
  return {
    severity: 'error',
    message: `The theme fails on this page: ${messageOf(error)}.`,
    fix: 'Check the front matter of the page, and the layouts and components in the folder `theme`.',
    file: filePath || 'theme',
    ...(filePath && { line: 1, column: 1 }),
  };
}
