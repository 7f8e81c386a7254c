import type { SearchHit, Suggestion } from '@docs/search/types.ts';
import { describe, expect, it, test } from 'vitest';
import { groupOptions, matchedWords, moveChoice } from './searchOptions.ts';

const suggestion = (given: Partial<Suggestion>): Suggestion => ({
  type: 'content',
  title: 'Page',
  header: '',
  statement: '',
  link: '/page',
  highlightInfoList: [],
  highlights: { title: [], header: [], statement: [] },
  ...given,
});

const hit = (title: string, ...more: string[]): SearchHit => ({
  ...suggestion({ title, link: `/${title}` }),
  routePath: `/${title}`,
  anchor: '',
  score: 1,
  more: more.map((header) => suggestion({ title, header, link: `/${title}#${header}` })),
});

describe('the lines of an answer', () => {
  it('are the sections of each page, its best one first', () => {
    const groups = groupOptions([hit('a', 'one', 'two'), hit('b')]);
    const lines = groups.map(
      ({ title, options }) =>
        `${title}: ${options.map(({ link, isFurther }) => (isFurther ? '+ ' : '') + link).join(', ')}`,
    );
    expect(lines).toEqual(['a: /a, + /a#one, + /a#two', 'b: /b']);
  });

  it('have names of their own', () => {
    const groups = groupOptions([hit('a', 'one'), hit('a', 'one')]);
    const ids = groups.flatMap(({ options }) => options.map(({ id }) => id));
    expect(new Set(ids).size).toBe(4);
  });
});

describe('the choice', () => {
  it.each([
    ['ArrowDown', 0, 3, 1],
    ['ArrowDown', 2, 3, 0],
    ['ArrowDown', -1, 3, 0],
    ['ArrowUp', 2, 3, 1],
    ['ArrowUp', 0, 3, 2],
    ['ArrowUp', -1, 3, 2],
    ['Home', 2, 3, 0],
    ['End', 0, 3, 2],
    ['ArrowDown', -1, 0, null],
    ['ArrowLeft', 0, 3, null],
    ['a', 0, 3, null],
  ])('%s at %i of %i', (key, chosen, count, next) => {
    expect(moveChoice(key, chosen, count)).toBe(next);
  });
});

test('the words that match are those of the text, each once', () => {
  const words = matchedWords(
    suggestion({
      header: 'Bundled DTS',
      statement: 'dts and bundle',
      highlights: {
        title: [],
        header: [{ start: 8, length: 3 }],
        statement: [
          { start: 0, length: 3 },
          { start: 8, length: 6 },
        ],
      },
    }),
  );
  expect(words).toEqual(['dts', 'bundle']);
});
