import { messageOf } from '#shared/messageOf.ts';
import type { PageIdentity, Problem } from '#shared/types.ts';
import type { FailurePlace } from '../runtime/runtimeNames.ts';
import { SiteError } from './siteError.ts';

/** Explains an error thrown while the theme is loaded. */
export function explainCrash(error: unknown): Problem {
  return {
    severity: 'error',
    message: `The theme fails when it is loaded: ${messageOf(error)}`,
    fix: 'Correct it; at build time it runs in Node, without a browser.',
    file: 'theme',
    ...placeOf(error),
  };
}

/** Explains an error thrown while the theme renders the shell of a page. */
export function explainShellCrash(error: unknown, { filePath, routePath }: PageIdentity): Problem {
  const place = placeOf(error);
  const page = place === null ? 'this page' : `the page \`${routePath}\``;
  return {
    severity: 'error',
    message: `The theme fails on ${page}: ${messageOf(error)}.`,
    fix: 'Check the front matter of the page, and the layouts and components in the folder `theme`.',
    ...(place ?? (filePath ? { file: filePath, line: 1, column: 1 } : { file: 'theme' })),
  };
}

const placeOf = (error: unknown): FailurePlace | null =>
  error instanceof SiteError ? error.place : null;
