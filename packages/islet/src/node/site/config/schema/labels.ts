import { z } from 'zod';
import { type LabelName, labelsFor, listLabels } from '#shared/labels.ts';
import { text } from './links.ts';

const english = labelsFor('en');

/** A text must have the words in braces, which are filled in. */
const label = (name: LabelName) =>
  text
    .refine(
      (value) => listBraces(english[name]).every((word) => value.includes(word)),
      `Keep "${listBraces(english[name]).join('" and "')}" in it, as in "${english[name]}".`,
    )
    .optional();

const listBraces = (value: string): string[] => value.match(/#?\{\w+\}/g) ?? [];

const shape = Object.fromEntries(listLabels().map((name) => [name, label(name)]));

/** Interface texts that replace ours, by name. */
export const labels = z.strictObject(shape as Record<LabelName, ReturnType<typeof label>>);
