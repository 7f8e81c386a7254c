import type { PageLink } from '#common/types.ts';
import { splitHref } from '#common/url.ts';
import { defaultLimit, firstShown } from '#search/searchConstants.ts';
import type { AnswerCard, SearchHit, Suggestion, TextRange } from '#search/types.ts';
import type { Question } from '../hooks/useSearch.ts';

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
  /** Whether it is the page itself, which stands above its sections. */
  isPage: boolean;
}

/** The lines of one page: the page, then its sections. */
export interface OptionGroup {
  title: string;
  options: SearchOption[];
  /** Id of the line that answers best. */
  best: string;
}

/** The lines of an answer, by pages; the sections of a page stay in their order. */
export function groupOptions(hits: readonly SearchHit[]): OptionGroup[] {
  return hits.map((hit, page) => {
    const found: Suggestion[] = [hit, ...hit.more];
    const start = found.find(({ header }) => header === '') ?? startOf(hit);
    const lines = [start, ...found.filter((one) => one !== start)];
    const idOf = (suggestion: Suggestion) => `search-page-${page}-${lines.indexOf(suggestion)}`;
    return {
      title: hit.title,
      best: idOf(hit),
      options: lines.map((suggestion) => ({
        id: idOf(suggestion),
        link: suggestion.link,
        suggestion,
        isPage: suggestion === start,
      })),
    };
  });
}

/** The page of a section, of which nothing else was found. */
function startOf({ title, link, highlights }: Suggestion): Suggestion {
  return {
    type: 'title',
    title,
    header: '',
    statement: '',
    link: splitHref(link).path + splitHref(link).query,
    highlightInfoList: highlights.title,
    highlights: { title: highlights.title, header: [], statement: [] },
  };
}

/** Pages to begin with, as lines. */
export function listPages(pages: readonly PageLink[]): OptionGroup[] {
  return pages.map(({ text, link }, page) => {
    const id = `search-first-${page}`;
    const highlights = { title: [], header: [], statement: [] };
    const suggestion = startOf({
      ...{ type: 'title', title: text, header: '', statement: '', link },
      ...{ highlightInfoList: [], highlights },
    });
    return { title: text, best: id, options: [{ id, link, suggestion, isPage: true }] };
  });
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
