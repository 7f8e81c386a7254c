import { defaultLimit, firstShown } from '#search/searchConstants.ts';
import type { AnswerCard, SearchHit, Suggestion, TextRange } from '#search/searchTypes.ts';
import type { PageLink } from '#shared/navigation.ts';
import { splitUrl } from '#shared/url.ts';
import type { Question } from './useSearch.ts';

/** Number of pages shown at first, and in total. */
export const pageLimits = { first: firstShown, all: defaultLimit };

/** The question for a text at first; `isTyped` if the reader may still be typing. */
export const toQuestion = (text: string, isTyped: boolean, folder?: string): Question => ({
  ...{ text, isTyped, folder },
  limit: pageLimits.first,
});

/** A line of the list that can be selected. */
export interface SearchOption {
  /** Unique in the list. */
  id: string;
  link: string;
  suggestion: Suggestion;
  /** Whether the line is the page itself, which is above its sections. */
  isPage: boolean;
}

/** The lines of one page: the page, then its sections. */
export interface OptionGroup {
  title: string;
  options: SearchOption[];
  /** Id of the best line. */
  best: string;
}

/**
 * Groups the lines of an answer by page; sections keep their order. The section of the answer card isn't repeated;
 * its page is, because it names the group.
 */
export function groupOptions(hits: readonly SearchHit[], card?: AnswerCard | null): OptionGroup[] {
  return hits.map((hit, page) => {
    const all: Suggestion[] = [hit, ...hit.more];
    const found = all.filter(({ header, link }) => header === '' || link !== card?.link);
    const start = found.find(({ header }) => header === '') ?? startOf(hit);
    const lines = [start, ...found.filter((one) => one !== start)];
    const idOf = (suggestion: Suggestion) => `search-page-${page}-${lines.indexOf(suggestion)}`;
    return {
      title: hit.title,
      best: idOf(found[0] ?? start),
      options: lines.map((suggestion) => ({
        id: idOf(suggestion),
        link: suggestion.link,
        suggestion,
        isPage: suggestion === start,
      })),
    };
  });
}

/** A line for the page of a section, if only the section was found. */
function startOf({
  title,
  link,
  highlights,
  pageStatus: status,
}: Suggestion & Pick<SearchHit, 'pageStatus'>): Suggestion {
  return {
    ...{ type: 'title', title, header: '', status, statement: '' },
    link: splitUrl(link).path + splitUrl(link).query,
    highlightInfoList: highlights.title,
    highlights: { title: highlights.title, header: [], statement: [] },
  };
}

/** Lines for the suggested pages. */
export function suggestPages(pages: readonly PageLink[]): OptionGroup[] {
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

/** The matching words of a section, in lower case, each once. */
export function matchedWords({ header, statement, highlights }: Suggestion): string[] {
  const cut = (text: string, ranges: readonly TextRange[]) =>
    ranges.map(({ start, length }) => text.slice(start, start + length).toLowerCase());
  return [...new Set([...cut(header, highlights.header), ...cut(statement, highlights.statement)])];
}

/** The names on an answer card, such as `-c, --config`. */
export const namesOf = (answer: AnswerCard | null): string[] => answer?.name.split(', ') ?? [];

/** The index that a key moves the selection to, in a list of `count` lines; -1 for none, null for other keys. */
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
