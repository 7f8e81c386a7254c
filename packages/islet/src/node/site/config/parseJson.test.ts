import fc from 'fast-check';
import { expect, test } from 'vitest';
import { JsonFault, offsetAt, parseJson } from './parseJson.ts';

const json = fc
  .tuple(fc.jsonValue(), fc.constantFrom(undefined, 2, '\t'))
  .map(([value, indent]) => JSON.stringify(value, null, indent));

/** JSON with one piece of text put in or over it. */
const damaged = fc
  .tuple(
    json,
    fc.nat(),
    fc.nat({ max: 2 }),
    fc.constantFrom(
      ',',
      ']',
      '}',
      '"',
      ':',
      ' ',
      '\n',
      '\\',
      '/',
      '1',
      '-',
      '.',
      'e',
      't',
      '\u00a0',
      '',
    ),
  )
  .map(([text, at, drop, piece]) => {
    const start = at % (text.length + 1);
    return text.slice(0, start) + piece + text.slice(start + drop);
  });

test('reads what JSON.parse reads, and refuses what it refuses', () => {
  const outcome = (read: () => unknown) => {
    try {
      return { value: read() };
    } catch {
      return 'refused';
    }
  };
  fc.assert(
    fc.property(fc.oneof(json, damaged), (text) => {
      expect(outcome(() => parseJson(text).value)).toEqual(outcome(() => JSON.parse(text)));
    }),
    { numRuns: 500 },
  );
});

test('every value and key starts at its offset', () => {
  const check = (text: string, value: unknown, path: PropertyKey[] = []) => {
    const { root } = parseJson(text);
    expect(text.startsWith(JSON.stringify(value), offsetAt(root, path))).toBe(true);
    if (typeof value !== 'object' || value === null) return;
    for (const [name, part] of Object.entries(value)) {
      const inner = [...path, Array.isArray(value) ? Number(name) : name];
      if (!Array.isArray(value))
        expect(text.startsWith(JSON.stringify(name), offsetAt(root, inner, 'key'))).toBe(true);
      check(text, part, inner);
    }
    expect(offsetAt(root, [...path, 'none', 'none'])).toBe(offsetAt(root, path));
  };
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      // Through JSON once: `-0` and keys that look like numbers are written in another way.
      const text = JSON.stringify(JSON.parse(JSON.stringify(value)));
      check(text, JSON.parse(text));
    }),
  );
});

test('a byte order mark is skipped', () => {
  expect(parseJson('\uFEFF[1]')).toMatchObject({ value: [1], root: { offset: 1 } });
});

test.each([
  ['[1, 2', '`]`', 5],
  ['{"a" 1}', 'a colon', 5],
  ['{a: 1}', 'a key in double quotes', 1],
  ['[1,]', 'a value', 3],
  ['["a]', 'a value', 1],
  ['[1] 2', 'the end of the file', 4],
  ['', 'a value', 0],
])('%s lacks %s at %i', (text, expected, offset) => {
  expect(() => parseJson(text)).toThrow(expect.objectContaining({ expected, offset }));
  expect(() => parseJson(text)).toThrow(JsonFault);
});
