import { expect, test } from 'vitest';
import type { AnswerCard, SearchGroup, SearchHit } from '#search/searchTypes.ts';
import type { SearchState } from './useSearch.ts';
import { type ReaderChoices, viewAnswer } from './viewAnswer.ts';

const hit = (title: string): SearchHit => ({
  ...{ type: 'title', title, header: '', statement: '', link: `/${title}` },
  ...{ routePath: `/${title}`, anchor: '', score: 1, more: [] },
  highlightInfoList: [],
  highlights: { title: [], header: [], statement: [] },
});

const group = (given: Partial<SearchGroup> = {}): SearchGroup => ({
  ...{ index: '', total: 2, hits: [hit('a'), hit('b')], answer: null, spellings: [] },
  ...given,
});

const card: AnswerCard = { name: 'dts', link: '/dts', type: '', default: '', summary: '' };

const view = (state: Partial<SearchState>, set: Partial<ReaderChoices> = {}) =>
  viewAnswer(
    { query: 'q', groups: [], status: 'answered', ...state },
    {
      firstPages: [{ text: 'Start', link: '/start' }],
      tab: 0,
      choice: { query: '', line: '' },
      limit: 5,
      ...set,
    },
  );

/** The lines, with a star at the chosen one. */
const draw = (...given: Parameters<typeof view>): string => {
  const { lines, chosen } = view(...given);
  return lines.map((line) => line.replace('search-', '') + (line === chosen ? '*' : '')).join(' ');
};

test.each<[string, string, ...Parameters<typeof view>]>([
  ['the first pages before the reader types', 'first-0', { status: 'empty', groups: [group()] }],
  ['the first pages if nothing was found', 'first-0', { groups: [group({ hits: [], total: 0 })] }],
  ['no page before the first answer', '', { status: 'searching' }],
  ['the best line of an answer as chosen', 'page-0-0* page-1-0', { groups: [group()] }],
  [
    'the last answer while the next one is searched for',
    'page-0-0* page-1-0',
    { status: 'slow', groups: [group()] },
  ],
  [
    'the answer card first, and as chosen',
    '~answer* page-0-0 page-1-0',
    { groups: [group({ answer: card })] },
  ],
  [
    'no line for the section that the answer card is about',
    '~answer* page-0-0',
    { groups: [group({ answer: card, hits: [{ ...hit('dts'), header: 'dts' }] })] },
  ],
  [
    'an answer card without pages',
    '~answer*',
    { groups: [group({ answer: card, hits: [], total: 0 })] },
  ],
  [
    'the line that the reader has chosen',
    'page-0-0 page-1-0*',
    { groups: [group()] },
    { choice: { query: 'q', line: 'search-page-1-0' } },
  ],
  [
    'the best line if the choice was for another query',
    'page-0-0* page-1-0',
    { groups: [group()] },
    { choice: { query: 'p', line: 'search-page-1-0' } },
  ],
  [
    'the first tab if the chosen one is gone',
    'page-0-0* page-1-0',
    { groups: [group()] },
    { tab: 1 },
  ],
  [
    'the first tab if the history entry has a number of none',
    'page-0-0* page-1-0',
    { groups: [group()] },
    { tab: -1 },
  ],
])('the dialog shows %s', (_, lines, state, set) => {
  expect(draw(state, set)).toBe(lines);
});

test.each([
  ['more pages were found', 9, 5, true],
  ['these are all', 2, 5, false],
  ['more were asked for already', 90, 1000, false],
])('the button for more is there: %s', (_, total, limit, hasMore) => {
  expect(view({ groups: [group({ total })] }, { limit }).hasMore).toBe(hasMore);
});

test('there are tabs for several indexes, but not before the reader types', () => {
  const groups = [group(), group({ index: 'api' })];
  expect(view({ groups }, { tab: 1 })).toMatchObject({ hasTabs: true, tab: 1 });
  expect(view({ groups, status: 'empty' }).hasTabs).toBe(false);
});
