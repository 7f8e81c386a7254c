import { expect, test } from 'vitest';
import { findMarks, type MatchPlace, type ProsePiece } from './findMarks.ts';

const prose = `# title
Bundle of all.
## first
Bundles: a bundle in dist, not a bundler.
output.distPath and output, then distPath
### second
BUNDLE ünder
打包类型声明
## last
bundle`;

/** Each line is a heading with its anchor, or text. */
const pieces = prose.split('\n').map((line): ProsePiece => {
  const [, marks, anchor] = /^(#+) (.*)$/.exec(line) ?? [];
  return marks ? { anchor: anchor ?? '', isTitle: marks === '#' } : { text: line };
});

/** The matches, by line. */
function draw(place: MatchPlace): string[] {
  return findMarks(pieces, place).flatMap((ranges, index) => {
    const piece = pieces[index];
    const text = piece && 'text' in piece ? piece.text : '';
    return ranges.map(({ start, length }) => text.slice(start, start + length));
  });
}

test.each<[string, MatchPlace, string[]]>([
  ['the start of the page', { id: '', words: ['bundle'] }, ['Bundle']],
  ['the section of the title', { id: 'title', words: ['bundle'] }, ['Bundle']],
  ['whole words in one section', { id: 'first', words: ['bundle'] }, ['bundle']],
  ['an identifier as a whole', { id: 'first', words: ['output.distpath'] }, ['output.distPath']],
  ['a part of identifiers', { id: 'first', words: ['distpath'] }, ['distPath', 'distPath']],
  [
    'letters without case and accents',
    { id: 'second', words: ['bundle', 'under'] },
    ['BUNDLE', 'ünder'],
  ],
  ['a run of Chinese', { id: 'second', words: ['类型'] }, ['类型']],
  ['nothing in other sections', { id: 'last', words: ['under'] }, []],
  ['nothing if the section no longer exists', { id: 'gone', words: ['bundle'] }, []],
])('marks %s', (_, place, marked) => {
  expect(draw(place)).toEqual(marked);
});
