import { readFileSync } from 'node:fs';
import { readQuote } from 'islet-prove';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { decodeHere } from './siteDecoder.ts';

/** Outputs of the examples, and messages of public issues, each with what a reader should get. */
const messages = z
  .array(
    z.strictObject({
      /** A record of the examples, or the address of an issue. */
      source: z.string(),
      /** The text of an issue, without the names of its author's folders. */
      text: z.string().optional(),
      kind: z.enum(['exact', 'near', 'outcome', 'unknown']),
      /** The section that has to come first; none if no page explains the message. */
      sections: z.array(z.string()),
      /** What the decoder says instead; no other message may be missed. */
      got: z.enum(['near', 'unknown']).optional(),
    }),
  )
  .parse(JSON.parse(readFileSync('site/answers/decode/realMessages.json', 'utf8')));

test.each(messages)('$source is $kind: $sections', async (message) => {
  const { source, text, kind, sections, got } = message;
  const decoded = decodeHere(text ?? (await readQuote('.', source)));
  expect(decoded.kind).toBe(got ?? kind);
  if (got || sections.length === 0 || decoded.kind === 'empty') return;
  const [first] = decoded.sections.map(({ page, anchor }) => `${page.split('/').at(-1)}#${anchor}`);
  expect(first).toBe(sections[0]);
});

test('at least a hundred are judged, and few are missed', () => {
  expect(messages.length).toBeGreaterThanOrEqual(100);
  expect(messages.filter(({ got }) => got).length).toBeLessThanOrEqual(3);
});
