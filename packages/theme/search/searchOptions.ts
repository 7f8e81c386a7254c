import { defaultLimit, firstShown } from '@docs/search/searchConstants.ts';
import type { AnswerCard, SearchHit, Suggestion, TextRange } from '@docs/search/types.ts';
import type { Question } from './useSearch.ts';

/** Pages of the first view, and at most. */
export const pageLimits = { first: firstShown, all: defaultLimit };

/** What is asked for the first view of a text; `isTyped` as the reader may still be typing it. */
export const toQuestion = (text: string, isTyped: boolean): Question => ({
  text,
  isTyped,
  limit: pageLimits.first,
});

/** A line of the list that can be chosen. */
export interface SearchOption {
  /** Unique in the list. */
  id: string;
  link: string;
  suggestion: Suggestion;
  /** Whether it is a further section of the page above it. */
  isFurther: boolean;
}

/** The lines of one page. */
export interface OptionGroup {
  id: string;
  title: string;
  options: SearchOption[];
}

/** The lines of an answer, by pages. */
export function groupOptions(hits: readonly SearchHit[]): OptionGroup[] {
  return hits.map((hit, page) => ({
    id: `search-page-${page}`,
    title: hit.title,
    options: [hit, ...hit.more].map((suggestion, index) => ({
      id: `search-page-${page}-${index}`,
      link: suggestion.link,
      suggestion,
      isFurther: index > 0,
    })),
  }));
}

/** The words of a section that match, in lower case, each once. */
export function matchedWords({ header, statement, highlights }: Suggestion): string[] {
  const cut = (text: string, ranges: readonly TextRange[]) =>
    ranges.map(({ start, length }) => text.slice(start, start + length).toLowerCase());
  return [...new Set([...cut(header, highlights.header), ...cut(statement, highlights.statement)])];
}

/** The names of what an answer card describes: `-c, --config`. */
export const namesOf = (answer: AnswerCard | null): string[] => answer?.name.split(', ') ?? [];

/** Where a key takes the choice in a list of `count` lines; -1 is none. */
export function moveChoice(key: string, chosen: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return (chosen + 1) % count;
    case 'ArrowUp':
      return chosen <= 0 ? count - 1 : chosen - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
