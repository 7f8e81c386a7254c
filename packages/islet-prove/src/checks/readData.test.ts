import { expect, test } from 'vitest';
import { z } from 'zod';
import { readData } from './readData.ts';

const schema = z.strictObject({ runs: z.record(z.string(), z.array(z.string())) });
const read = (text: string) => () => readData(text, { file: 'a.json', schema });

test('data is read, even with a byte order mark', () => {
  expect(read('\uFEFF{ "runs": { "a": ["b"] } }')()).toEqual({ runs: { a: ['b'] } });
});

test.each([
  ['{\n  runs: {}\n}', 'a.json:2 This is not JSON: expected a key in double quotes, found r.'],
  ['{ "run": {} }', 'a.json `run` is not a known key. Did you mean `runs`?'],
  ['{ "runs": { "a": "b" } }', 'a.json `runs.a` is "b". Use an array.'],
])('%s is explained', (text, message) => {
  expect(read(text)).toThrow(message);
});
