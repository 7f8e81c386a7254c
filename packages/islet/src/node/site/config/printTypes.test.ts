import { expect, test } from 'vitest';
import { z } from 'zod';
import { printTypes } from './printTypes.ts';

const leaf = z
  .strictObject({
    text: z.string().describe('What it says.'),
    get items(): z.ZodOptional<z.ZodArray<z.ZodType>> {
      return z.array(leaf).optional();
    },
  })
  .meta({ id: 'Leaf' });

test('what a schema accepts is printed as a type, with texts and defaults', () => {
  const schema = z.strictObject({
    leaves: z.array(leaf).describe('Ends with */ here.').default([]),
    size: z.union([z.int(), z.enum(['small', 'large']), z.literal(false)]).prefault(1),
    pair: z.tuple([z.string(), z.boolean().optional()]),
    'by-name': z.record(z.string(), z.strictObject({ on: z.boolean() })).optional(),
    date: z.string().transform(Number),
    call: z.custom<() => void>().meta({ tsType: '() => void' }),
  });
  expect(
    printTypes(schema, { name: 'Config', description: 'All of it.' }),
  ).toBe(`export type Leaf = {
/**
 * What it says.
 */
text: string;
items?: Array<Leaf> | undefined;
};

/**
 * All of it.
 */
export type Config = {
/**
 * Ends with *\\/ here.
 * @default []
 */
leaves?: Array<Leaf> | undefined;
size?: number | "small" | "large" | false | undefined;
pair: [string, (boolean | undefined)?];
"by-name"?: Record<string, {
on: boolean;
}> | undefined;
date: string;
call: () => void;
};
`);
});
