import { expect, test } from 'vitest';
import { shortenNames } from './shortenNames.ts';

test.each([
  ['the page names the option', 'lib.dts', ['2 dts.bundle', '2 dts.alias'], ['bundle', 'alias']],
  [
    'so does the heading above',
    'lib.dts',
    ['2 dts.bundle', '3 dts.bundle.tsconfigPath'],
    ['bundle', 'tsconfigPath'],
  ],
  [
    'a heading that is not above does not',
    'lib.dts',
    ['2 dts.bundle', '2 dts.bundle.tsconfigPath'],
    ['bundle', 'bundle.tsconfigPath'],
  ],
  ['part of the title is enough', 'output', ['2 output.target'], ['target']],
  [
    'a quoted name stays in its brackets',
    'lib.shims',
    ['2 shims.cjs', "3 shims.cjs['import.meta.url']"],
    ['cjs', "['import.meta.url']"],
  ],
  ['a name is not cut inside', 'out', ['2 output.target'], ['output.target']],
  ['a name alone stays', 'lib.dts', ['2 dts'], ['dts']],
  ['a sentence stays', 'output', ['2 output.target and more'], ['output.target and more']],
  ['another name stays', 'Core', ['2 rslib.build'], ['rslib.build']],
  [
    'flags and queries are one word',
    'CSS',
    ['2 The ?url query', '2 --env-mode', '2 Is it built-in?'],
    ['The ?\u2060url query', '-\u2060-\u2060env-\u2060mode', 'Is it built-in?'],
  ],
  ['a page without a title', '', ['2 .env'], ['.env']],
])('%s', (_, title, headings, texts) => {
  const toc = headings.map((heading) => ({
    depth: Number(heading[0]),
    text: heading.slice(2),
    id: heading,
    charIndex: 0,
  }));
  const shortened = shortenNames(title, toc);
  expect(shortened.map(({ text }) => text)).toEqual(texts);
  expect(shortened.map(({ id }) => id)).toEqual(headings);
});
