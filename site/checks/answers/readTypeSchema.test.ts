import { expect, test } from 'vitest';
import { readTypeSchema } from './readTypeSchema.ts';

test.each([
  ['boolean', { type: 'boolean' }],
  ["'a' | 'b'", { enum: ['a', 'b'] }],
  ["boolean | 'auto'", { anyOf: [{ enum: ['auto'] }, { type: 'boolean' }] }],
  ['string[]', { type: 'array', items: { type: 'string' } }],
  [
    '(string | RegExp)[]',
    { type: 'array', items: { anyOf: [{ type: 'string' }, { 'x-js': 'RegExp' }] } },
  ],
  ['Record<string, string>', { type: 'object', additionalProperties: { type: 'string' } }],
  ['() => void', { 'x-js': 'function' }],
  ['string | Rspack.Thing', {}],
  ['number | undefined', { type: 'number' }],
  [
    "type A = 'x';\ntype B = { a?: A; 'b.c'?: boolean };",
    {
      type: 'object',
      properties: { a: { enum: ['x'] }, 'b.c': { type: 'boolean' } },
      additionalProperties: false,
    },
  ],
  ['type A = string | A[];', { anyOf: [{ type: 'string' }, { type: 'array', items: {} }] }],
])('%s', (text, expected) => {
  expect(readTypeSchema(text)).toEqual(expected);
});
