import { expect, test } from 'vitest';
import english from '#shared/labels/en.json' with { type: 'json' };
import chinese from '#shared/labels/zh.json' with { type: 'json' };
import { findLanguage, findMissingLabels, labelsFor } from './labelsFor.ts';

test.each([
  ['zh-TW', 'zh-TW'],
  ['ZH_tw', 'zh-TW'],
  ['zh-Hant-TW', 'zh'],
  ['zha', undefined],
  ['pt', undefined],
  ['pt-BR', 'pt-BR'],
  ['pt_BR_x', 'pt-BR'],
  ['', undefined],
])('for %j the nearest language is %j', (lang, nearest) => {
  expect(findLanguage(['en', 'zh', 'zh-TW', 'pt-BR'], lang)).toBe(nearest);
});

/** A tag for private use, so we never have its texts. */
const untranslated = 'qaa';

test.each([
  ['zh', chinese],
  ['ZH_x', chinese],
  ['en', english],
  ['EN_x', english],
  [untranslated, english],
  ['1.x', english],
])('%s has the texts of its language, or those in English', (lang, texts) => {
  expect(labelsFor(lang)).toEqual(texts);
});

test('a site sets single texts', () => {
  const given = { close: 'Fermer', menu: undefined };
  expect(labelsFor(untranslated, given)).toEqual({ ...english, close: 'Fermer' });
});

test('only a language without texts of ours lacks those that are not given', () => {
  const { close: _, ...others } = english;
  expect(findMissingLabels(untranslated)).toEqual(Object.keys(english));
  expect(findMissingLabels(untranslated, others)).toEqual(['close']);
  expect(findMissingLabels('en')).toEqual([]);
  expect(findMissingLabels('ZH_x')).toEqual([]);
});
