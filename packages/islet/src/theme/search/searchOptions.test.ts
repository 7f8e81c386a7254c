import { describe, expect, it, test } from 'vitest';
import type { AnswerCard, SearchHit, Suggestion } from '#search/searchTypes.ts';
import { groupOptions, matchedWords, moveChoice, suggestPages } from './searchOptions.ts';

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
  /** The lines, with a star at the best one of each page. */
  const draw = (hits: SearchHit[], card?: AnswerCard) =>
    groupOptions(hits, card).map(({ title, options, best }) => {
      const lines = options.map(
        ({ id, link, isPage }) => `${isPage ? '' : '+ '}${link}${id === best ? '*' : ''}`,
      );
      return `${title}: ${lines.join(', ')}`;
    });

  it('are each page followed by its sections, in order', () => {
    expect(draw([hit('a', 'one', 'two'), hit('b')])).toEqual([
      'a: /a*, + /a#one, + /a#two',
      'b: /b*',
    ]);
  });

  it('have the page above its section even if that matches better', () => {
    const section = { header: 'one', link: '/a#one' };
    const [one = hit('a')] = [{ ...hit('a', 'two'), ...section }];
    expect(draw([one])).toEqual(['a: /a, + /a#one*, + /a#two']);
    expect(draw([{ ...one, more: [suggestion({ title: 'a', link: '/a' })] }])).toEqual([
      'a: /a, + /a#one*',
    ]);
  });

  it('say of a page what its author says, even if only a section was found', () => {
    const ofSection = { header: 'one', link: '/a#one', status: 'Experimental' };
    const [group] = groupOptions([{ ...hit('a'), ...ofSection, pageStatus: 'Since 1.2' }]);
    const statuses = group?.options.map(({ suggestion: { status } }) => status);
    expect(statuses).toEqual(['Since 1.2', 'Experimental']);
  });

  it.each([
    ['/a#two', ['a: /a*, + /a#one', 'b: /b*']],
    ['/a#other', ['a: /a*, + /a#one, + /a#two', 'b: /b*']],
    // The line of the page names the group.
    ['/a', ['a: /a*, + /a#one, + /a#two', 'b: /b*']],
    ['/b', ['a: /a*, + /a#one, + /a#two', 'b: /b*']],
  ])('leave out the section of an answer card for %s', (link, lines) => {
    const card = { name: 'two', link, type: '', default: '', summary: '' };
    expect(draw([hit('a', 'one', 'two'), hit('b')], card)).toEqual(lines);
  });

  it('have the page of an answer card even if only its section was found', () => {
    const card = { name: 'one', link: '/a#one', type: '', default: '', summary: '' };
    const one = { ...hit('a'), header: 'one', link: '/a#one' };
    expect(draw([one], card)).toEqual(['a: /a*']);
    const two = suggestion({ title: 'a', header: 'two', link: '/a#two' });
    expect(draw([{ ...one, more: [two] }], card)).toEqual(['a: /a, + /a#two*']);
  });

  it('keep the query of a link to the page', () => {
    const other = { ...hit('a'), header: 'one', link: 'https://b.example/a?v=1#one' };
    expect(draw([other])[0]).toContain('a: https://b.example/a?v=1, ');
  });

  it('have unique ids', () => {
    const groups = groupOptions([hit('a', 'one'), hit('a', 'one')]);
    const ids = groups.flatMap(({ options }) => options.map(({ id }) => id));
    expect(new Set(ids).size).toBe(4);
  });
});

test('suggested pages are lines without a section', () => {
  const lines = suggestPages([
    { text: 'A', link: '/a' },
    { text: 'B', link: '/b' },
  ]).flatMap(({ options }) => options);
  expect(lines.map(({ link, isPage, suggestion }) => [link, isPage, suggestion.title])).toEqual([
    ['/a', true, 'A'],
    ['/b', true, 'B'],
  ]);
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

test('matched words are listed as in the text, each once', () => {
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
