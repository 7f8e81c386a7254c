import { z } from 'zod';
import english from '#shared/labels/en.json' with { type: 'json' };
import type { LabelName } from '#shared/labels.ts';
import { text } from './fields.ts';

/** A text must have the words in braces, which are filled in. */
const label = (ours: string) =>
  text
    .refine(
      (value) => listBraces(ours).every((word) => value.includes(word)),
      `Keep "${listBraces(ours).join('" and "')}" in it, as in "${ours}".`,
    )
    .describe(`Instead of "${ours}".`)
    .optional();

const listBraces = (value: string): string[] => value.match(/#?\{\w+\}/g) ?? [];

const shape = Object.fromEntries(
  Object.entries(english).map(([name, ours]) => [name, label(ours)]),
);

/** Interface texts that replace ours, by name. */
export const labelOverrides = z.strictObject(shape as Record<LabelName, ReturnType<typeof label>>);
