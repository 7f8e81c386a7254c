import { messageOf } from '#common/messageOf.ts';
import type { PageIdentity, Problem } from '#common/types.ts';

/** What is reported when the theme throws while it is loaded. */
export function explainCrash(error: unknown): Problem {
  return {
    severity: 'error',
    message: `The theme fails when it is loaded: ${messageOf(error)}`,
    fix: 'Correct it; at build time it runs in Node, without a browser.',
    file: 'theme',
  };
}

/** What is reported when the theme throws while it renders what stands around the prose of a page. */
export function explainShellCrash(error: unknown, { filePath }: PageIdentity): Problem {
  return {
    severity: 'error',
    message: `The theme fails on this page: ${messageOf(error)}.`,
    fix: 'Look at the front matter of the page and at the layouts and components in the folder `theme`.',
    file: filePath || 'theme',
    ...(filePath && { line: 1, column: 1 }),
  };
}
