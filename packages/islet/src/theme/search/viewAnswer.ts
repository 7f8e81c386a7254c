import type { AnswerCard, SearchGroup } from '#search/searchTypes.ts';
import type { PageLink } from '#shared/navigation.ts';
import { answerId } from './ResultList.tsx';
import { groupOptions, type OptionGroup, pageLimits, suggestPages } from './searchOptions.ts';
import type { SearchState } from './useSearch.ts';

/** What the reader has set beside the query. */
export interface ReaderChoices {
  /** Pages to show while the box is empty, and if nothing was found. */
  firstPages: readonly PageLink[];
  /** Number of the tab. */
  tab: number;
  /** The line that was chosen, and the query that it belongs to. */
  choice: { query: string; line: string };
  /** Maximum number of pages. */
  limit: number;
}

/** What the dialog shows of the state of a search. */
export interface AnswerView extends SearchState {
  isWaiting: boolean;
  isNothing: boolean;
  /** Whether the pages are those that readers can start with: before they type, or if nothing was found. */
  isStart: boolean;
  /** Number of the tab. */
  tab: number;
  hasTabs: boolean;
  /** The results of this tab. */
  group: SearchGroup | undefined;
  answer: AnswerCard | null;
  pages: OptionGroup[];
  /** Ids of all lines. */
  lines: string[];
  /** Id of the line that Enter opens. */
  chosen: string | undefined;
  hasMore: boolean;
}

/** Selects from the state of a search what the dialog shows. */
export function viewAnswer(
  { status, groups, ...answered }: SearchState,
  { firstPages, choice, limit, ...set }: ReaderChoices,
): AnswerView {
  const isEmpty = status === 'empty';
  const query = isEmpty ? '' : answered.query;
  const tab = groups[set.tab] ? set.tab : 0;
  const group = isEmpty ? undefined : groups[tab];
  const answer = group?.answer ?? null;
  const found = groupOptions(group?.hits ?? [], answer);
  const isNothing = status === 'answered' && found.length === 0 && !answer;
  const isStart = isEmpty || isNothing;
  const pages = isStart ? suggestPages(firstPages) : found;
  const lines = [
    ...(answer ? [answerId] : []),
    ...pages.flatMap(({ options }) => options.map(({ id }) => id)),
  ];
  // A new answer preselects its best line; the initial list has no selection.
  const best = answer ? answerId : isStart ? undefined : pages[0]?.best;
  const isChosen = choice.query === query && lines.includes(choice.line);
  return {
    ...{ query, status, groups, isNothing, isStart, tab, group, answer, pages, lines },
    hasTabs: group !== undefined && groups.length > 1,
    isWaiting: status === 'searching' || status === 'slow',
    chosen: isChosen ? choice.line : best,
    hasMore: group !== undefined && limit < pageLimits.all && group.total > group.hits.length,
  };
}
