import { describe, expect, test } from 'vitest';
import { findMissingLabels, labelsFor, listLabels } from './labels.ts';

test.each(['zh', 'zh-CN', 'zh_TW', 'ZH-Hant'])('%s is Chinese', (lang) => {
  expect(labelsFor(lang).takeMeHome).toBe('返回首页');
});

test.each(['en', 'en-US', 'fr', 'ja'])('%s is English', (lang) => {
  expect(labelsFor(lang).takeMeHome).toBe('Take me home');
});

test('a site sets single texts', () => {
  expect(labelsFor('fr', { close: 'Fermer', menu: undefined })).toEqual({
    ...labelsFor('en'),
    close: 'Fermer',
  });
});

test.each(['en', 'en-GB', 'EN_us', 'zh', 'zh-Hant'])('%s has all texts', (lang) => {
  expect(findMissingLabels(lang)).toEqual([]);
});

test.each(['fr', 'eng', 'enm'])('%s lacks the texts that are not given', (lang) => {
  const { close: _, ...others } = labelsFor('en');
  expect(findMissingLabels(lang)).toEqual(listLabels());
  expect(findMissingLabels(lang, others)).toEqual(['close']);
});

describe('the English texts are the agreed ones', () => {
  test.each([
    ['notFoundTitle', 'PAGE NOT FOUND'],
    ['takeMeHome', 'Take me home'],
    ['outline', 'ON THIS PAGE'],
    ['previousPage', 'Previous Page'],
    ['nextPage', 'Next Page'],
    ['editPage', 'Edit this page on GitHub'],
    ['overview', 'Overview'],
    ['filter', 'Filter'],
    ['filterPlaceholder', 'Enter keyword'],
    ['others', 'Others'],
    ['noMatch', 'No matching API found'],
    ['mainNavigation', 'Main'],
    ['sidebarNavigation', 'Sidebar'],
  ] as const)('%s', (name, text) => {
    expect(labelsFor('en')[name]).toBe(text);
  });
});

test('every Chinese text contains Chinese characters', () => {
  const untranslated = Object.values(labelsFor('zh')).filter(
    (text) => !/\p{Script=Han}/u.test(text),
  );
  expect(untranslated).toEqual([]);
});
