import { checkPhrases, fillers, type Phrases } from 'islet-prove';
import { blocksOf } from 'islet-prove/testing';
import { expect, test } from 'vitest';
import { terms } from './terms.ts';

test.each<[string, Phrases]>([
  ['fillers', fillers],
  ['terms', terms],
])('the replacements for %s are correct', async (_, phrases) => {
  expect(Object.keys(phrases).filter((phrase) => phrase !== phrase.toLowerCase())).toEqual([]);
  const blocks = await blocksOf(Object.values(phrases).filter(Boolean).join('\n\n'));
  expect(checkPhrases(blocks, { ...fillers, ...terms })).toEqual([]);
});
