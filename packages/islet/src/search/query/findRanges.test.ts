import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildIndex } from '../index/buildIndex.ts';
import type { TextRange } from '../searchTypes.ts';
import { drawRanges, parseShortPage } from '../testing.ts';
import { tokenize } from '../text/tokenize.ts';
import { findRanges, joinWanted, type Phrase } from './findRanges.ts';
import { loadIndex } from './loadIndex.ts';

const phrase = (...words: string[]): Phrase => words.map((word) => new Set([word]));

const want = (...phrases: Phrase[]) =>
  joinWanted(phrases.map((one) => ({ terms: new Map(), weight: 1, phrases: [one] })));

test.each<[string, Phrase, string]>([
  ['A TypeScript type, and its types.', phrase('type'), 'A TypeScript [type], and its types.'],
  ['The dist-path and distPath.', phrase('path'), 'The dist-[path] and distPath.'],
  ['Set output.distPath.', phrase('output.distpath'), 'Set [output.distPath].'],
  ['Set output.distPath.', phrase('distpath'), 'Set output.[distPath].'],
  [
    'Preserve modules, a module, preserve the modules.',
    phrase('preserve', 'modules'),
    '[Preserve modules], a module, preserve the modules.',
  ],
  ['A dist-path.', phrase('dist', 'path'), 'A [dist-path].'],
  ['声明文件和声明', phrase('声明', '明文', '文件'), '[声明文件]和声明'],
])('%s', (text, wanted, drawn) => {
  expect(drawRanges(text, findRanges(text, want(wanted)))).toBe(drawn);
});

test('ranges are sorted, separate, and whole words of the text', () => {
  const texts = fc.string({ unit: 'grapheme', maxLength: 300 });
  fc.assert(
    fc.property(texts, fc.array(fc.nat(), { maxLength: 5 }), (text, picks) => {
      const tokens = tokenize(text).filter(({ kind }) => kind !== 'piece');
      const terms = picks.flatMap((pick) => tokens[pick % tokens.length]?.term ?? []);
      const ranges = findRanges(text, want(...terms.map((term) => phrase(term))));
      expect(ranges.length > 0).toBe(terms.length > 0);
      let done = -1;
      for (const { start, length } of ranges) {
        expect(start > done && length > 0 && start + length <= text.length).toBe(true);
        expect(tokens.some((token) => token.start === start)).toBe(true);
        expect(tokens.some(({ end }) => end === start + length)).toBe(true);
        done = start + length;
      }
    }),
  );
});

describe('a query highlights', () => {
  const index = loadIndex(
    buildIndex(
      [
        parseShortPage(
          '/a',
          `# TypeScript types
The type of a TypeScript module. In bundleless mode, modules stay modules: preserve modules, or preserveModules.
Typings are declaration files; a declaration is not a file.
To install, set up an option, or set one up.
## Minify the configuration
Minified code has no comments. The config says so.`,
        ),
      ],
      {
        lang: 'en',
        synonyms: [
          ['bundleless', 'preserve modules', 'preserveModules'],
          ['typings', 'declaration files'],
          ['set up', 'install'],
          ['setting', 'option'],
        ],
      },
    ),
  );

  test.each([
    ['type', ['types', 'type']],
    ['types ', ['types', 'type']],
    ['module', ['module']],
    ['bundleless', ['bundleless', 'preserve modules', 'preserveModules']],
    ['typings', ['Typings', 'declaration files']],
    ['preserve modules', ['bundleless', 'preserve modules', 'preserveModules']],
    ['declaration files', ['Typings', 'declaration files']],
    ['set up', ['install', 'set up']],
    ['preservemodules', ['bundleless', 'preserve modules', 'preserveModules']],
    ['config', ['config']],
    ['configur', ['configuration']],
    ['typesc', ['TypeScript', 'TypeScript']],
    ['minfy', ['Minify', 'Minified']],
    ['type script', ['TypeScript', 'types', 'type', 'TypeScript']],
  ])('%s', async (query, expected) => {
    const { hits } = await index.query(query);
    const marked = hits.flatMap((hit) =>
      [hit, ...hit.more].flatMap(({ title, header, statement, highlights }, at) => [
        ...(at === 0 ? cut(title, highlights.title) : []),
        ...cut(header, highlights.header),
        ...cut(statement, highlights.statement),
      ]),
    );
    expect(marked).toEqual(expected);
  });
});

const cut = (text: string, ranges: readonly TextRange[]): string[] =>
  ranges.map(({ start, length }) => text.slice(start, start + length));
