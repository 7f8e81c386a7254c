import type { OutputHunk } from './outputHunk.ts';

/** Reasons for which an output differs between releases. */
export type CauseId = 'extensions' | 'ids' | 'file-url' | 'env' | 'require' | 'form';

/** A rule that recognizes a cause by the lines of a place. */
interface CauseRule {
  id: CauseId;
  matches(hunk: OutputHunk): boolean;
}

const textOf = (lines: readonly string[]): string => lines.join('\n');

/** Whether both sides are the same, and not empty, after a replacement. */
function isSameAfter({ removed, added }: OutputHunk, replace: (text: string) => string): boolean {
  return removed.length > 0 && replace(textOf(removed)) === replace(textOf(added));
}

/** The first rule that matches decides. */
export const causeRules: readonly CauseRule[] = [
  {
    id: 'extensions',
    matches: (hunk) =>
      /\.d\.[cm]?ts$/.test(hunk.path) &&
      isSameAfter(hunk, (text) =>
        text.replace(/(['"])(\.[^'"]*?)(?:\/index)?(?:\.[cm]?js)?\1/g, '$1$2$1'),
      ),
  },
  {
    id: 'file-url',
    matches: ({ removed, added }) =>
      textOf(removed).includes('import.meta.url') && /['"]file:\/\/\//.test(textOf(added)),
  },
  {
    id: 'require',
    matches: ({ removed, added }) =>
      /\bcreateRequire\b/.test(textOf(added)) && !/\bcreateRequire\b/.test(textOf(removed)),
  },
  {
    id: 'env',
    matches: ({ removed, added }) =>
      /import\.meta\.env|\(void 0\)\??\.|process\.env/.test(textOf(added)) && removed.length > 0,
  },
  {
    id: 'ids',
    matches: (hunk) =>
      /webpack|chunk|push\(\[\[|:\s?0[},]/i.test(textOf([...hunk.removed, ...hunk.added])) &&
      isSameAfter(hunk, (text) => text.replace(/"[\w-]{1,4}"|'[\w-]{1,4}'|\b\d+\b/g, '#')),
  },
];
