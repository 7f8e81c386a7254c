import type { ReactNode } from 'react';

/** What the part above the results of the search gets. */
export interface SearchAnswerProps {
  /** What the reader has typed. */
  query: string;
}

/** Above the results of the search; nothing by itself. A site answers here what isn't a page. */
export function SearchAnswer(_: SearchAnswerProps): ReactNode {
  return null;
}
