import { expect, test } from 'vitest';
import { parseCodeMeta, readFenceInfo } from './codeMeta.ts';

const off = { wrap: false, lineNumbers: false };

test.each([
  ['', {}],
  ['title="a b.ts"', { title: 'a b.ts' }],
  ['{1,3-5}', { highlighted: [1, 3, 4, 5] }],
  ['{ 2 , 4 - 5 }', { highlighted: [2, 4, 5] }],
  ['{2} title="x" {4}', { highlighted: [2, 4], title: 'x' }],
  ['wrapCode lineNumbers', { wrap: true, lineNumbers: true }],
  ['fold', { fold: true }],
  ['fold=false', { fold: false }],
  ['file="a/b.ts#part"', { file: 'a/b.ts#part' }],
  ['file="b.js#L1" before="a.js#L2"', { file: 'b.js#L1', before: 'a.js#L2' }],
  ['level="a b" level.x="c"', { values: { level: 'a b' }, unknown: ['level.x="c"'] }],
  ['{1-10000}', { highlighted: Array.from({ length: 10_000 }, (_, index) => index + 1) }],
  ['{1-10001} {1-999999999}', { unknown: ['{1-10001}', '{1-999999999}'] }],
  // Marking the same lines again costs as much.
  ['{1-2,1-9999}', { unknown: ['{1-2,1-9999}'] }],
  [
    '{1-9999} ins={1,2}',
    { highlighted: Array.from({ length: 9999 }, (_, index) => index + 1), unknown: ['ins={1,2}'] },
  ],
  ['{ {1} {', { highlighted: [1], unknown: ['{', '{'] }],
  ['{x} {3-1} titel="y" hello', { unknown: ['{x}', '{3-1}', 'titel="y"', 'hello'] }],
  ["title='a b.ts'", { title: 'a b.ts' }],
  ['title=a.ts', { title: 'a.ts' }],
  ['filename="a.ts" copy', { title: 'a.ts', unknown: ['copy'] }],
  ['[a b.ts] {2}', { title: 'a b.ts', highlighted: [2] }],
  ['{2}[a.ts]', { title: 'a.ts', highlighted: [2] }],
  [
    'ins={1-2} del={3} mark={4} rem={x}',
    { inserted: [1, 2], deleted: [3], highlighted: [4], unknown: ['rem={x}'] },
  ],
  ['"a.b" ins="c" /d+/ mark=/e/', { words: ['a\\.b', 'c', 'd+', 'e'] }],
  ['ins=/, (a|b)/ mark=/c d/', { words: [', (a|b)', 'c d'] }],
  ['/(/', { unknown: ['/(/'] }],
  [':line-numbers', { lineNumbers: true }],
  ['showLineNumbers', { lineNumbers: true }],
  [':line-numbers=5', { unknown: [':line-numbers=5'] }],
  ['lang="js" diff', { lang: 'js', isDiff: true }],
  ['npm2yarn', { isForManagers: true }],
])('%s', (meta, expected) => {
  const { lines, words, ...rest } = parseCodeMeta(meta, { keys: ['level'] });
  const found = {
    ...rest,
    words: words.map(({ source }) => source),
    highlighted: [...lines.highlighted],
    inserted: [...lines.inserted],
    deleted: [...lines.deleted],
  };
  expect(found).toEqual({
    title: null,
    highlighted: [],
    inserted: [],
    deleted: [],
    words: [],
    wrap: false,
    lineNumbers: false,
    fold: null,
    isDiff: false,
    lang: null,
    isForManagers: false,
    file: null,
    before: null,
    values: {},
    unknown: [],
    ...expected,
  });
});

test.each([
  ['js', 'a', 'js', 'a'],
  ['js{2}', undefined, 'js', '{2}'],
  ['js[a.js]', '{1}', 'js', '[a.js] {1}'],
  ['ts:line-numbers', '{1}', 'ts', ':line-numbers {1}'],
  ['{1}', null, '', '{1}'],
  [null, null, '', ''],
])('the language of `%s %s`', (lang, meta, language, rest) => {
  expect(readFenceInfo({ lang, meta })).toEqual({ language, meta: rest });
});

test('a fence can turn off what the site turns on', () => {
  const on = { wrap: true, lineNumbers: true };
  expect(parseCodeMeta('', on)).toMatchObject(on);
  expect(parseCodeMeta('wrapCode=false lineNumbers=false', on)).toMatchObject(off);
});
