import type { Problem } from '@docs/common/types.ts';

/** What is told when the theme throws while it is loaded. */
export function explainCrash(error: unknown): Problem {
  return {
    severity: 'error',
    message: `The theme fails when it is loaded: ${error instanceof Error ? error.message : error}`,
    fix: 'Mend it; at build time it runs in Node, without a browser.',
    file: 'theme',
  };
}
