import { expect, test } from 'vitest';
import { parseCodeMeta } from './codeMeta.ts';

const off = { wrap: false, lineNumbers: false };

test.each([
  ['', {}],
  ['title="a b.ts"', { title: 'a b.ts' }],
  ['{1,3-5}', { highlighted: [1, 3, 4, 5] }],
  ['{ 2 , 4 - 5 }', { highlighted: [2, 4, 5] }],
  ['{2} title="x" {4}', { highlighted: [2, 4], title: 'x' }],
  ['wrapCode lineNumbers', { wrap: true, lineNumbers: true }],
  ['show="a/b.js c.js"', { show: ['a/b.js', 'c.js'] }],
  ['file="a/b.ts#part"', { file: 'a/b.ts#part' }],
  ['file="b.js#L1" before="a.js#L2"', { file: 'b.js#L1', before: 'a.js#L2' }],
  [
    'prelude="core" project="a/b" throws="TS1 TS2" same="A[\'b\']"',
    { proof: { prelude: 'core', project: 'a/b', throws: 'TS1 TS2', same: "A['b']" } },
  ],
  ['{1-10001}', { highlighted: Array.from({ length: 10_001 }, (_, index) => index + 1) }],
  ['{1-10002} {1-999999999}', { unknown: ['{1-10002}', '{1-999999999}'] }],
  ['{ {1} {', { highlighted: [1], unknown: ['{', '{'] }],
  ['{x} {3-1} titel="y" hello', { unknown: ['{x}', '{3-1}', 'titel="y"', 'hello'] }],
])('%s', (meta, expected) => {
  const { highlighted, ...rest } = parseCodeMeta(meta, off);
  expect({ ...rest, highlighted: [...highlighted] }).toEqual({
    title: null,
    highlighted: [],
    wrap: false,
    lineNumbers: false,
    file: null,
    before: null,
    show: [],
    proof: { prelude: null, project: null, throws: null, same: null },
    unknown: [],
    ...expected,
  });
});

test('a fence can turn off what the site turns on', () => {
  const on = { wrap: true, lineNumbers: true };
  expect(parseCodeMeta('', on)).toMatchObject(on);
  expect(parseCodeMeta('wrapCode=false lineNumbers=false', on)).toMatchObject(off);
});
