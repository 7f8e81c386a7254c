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

test.each(['zh', 'zh-CN', 'zh_TW', 'ZH-Hant'])('%s is Chinese', (lang) => {
  expect(labelsFor(lang)).toEqual(chinese);
});

test.each(['en', 'en-US', 'fr', 'zha', '1.x'])('%s is English', (lang) => {
  expect(labelsFor(lang)).toEqual(english);
});

test('a site sets single texts', () => {
  expect(labelsFor('fr', { close: 'Fermer', menu: undefined })).toEqual({
    ...english,
    close: 'Fermer',
  });
});

test.each(['en', 'en-GB', 'EN_us', 'zh', 'zh-Hant'])('%s has all texts', (lang) => {
  expect(findMissingLabels(lang)).toEqual([]);
});

test.each(['fr', 'eng', 'enm'])('%s lacks the texts that are not given', (lang) => {
  const { close: _, ...others } = english;
  expect(findMissingLabels(lang)).toEqual(Object.keys(english));
  expect(findMissingLabels(lang, others)).toEqual(['close']);
});
