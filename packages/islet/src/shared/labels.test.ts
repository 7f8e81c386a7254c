import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import english from './labels/en.json' with { type: 'json' };
import chinese from './labels/zh.json' with { type: 'json' };

const folder = path.join(import.meta.dirname, 'labels');
const files = readdirSync(folder);
const read = (file: string): Record<string, unknown> =>
  JSON.parse(readFileSync(path.join(folder, file), 'utf8'));

/** What is filled in, in the order of the alphabet. */
const listBraces = (text: string): string => (text.match(/#?\{[^}]*\}/g) ?? []).sort().join(' ');

/** Everything wrong with the texts of a language, compared with those in English. */
function findFaults(file: string, texts: Record<string, unknown>): string[] {
  const ours = new Map(Object.entries(texts));
  const expected = new Map(Object.entries(english));
  const names = [...new Set([...expected.keys(), ...ours.keys()])];
  return names.flatMap((name) => {
    const [text, original] = [ours.get(name), expected.get(name)];
    const tell = (fault: string): string => `shared/labels/${file}: "${name}" ${fault}`;
    if (original === undefined)
      return tell('is not a text of en.json. Remove it, or correct its name.');
    if (text === undefined) return tell(`is missing. Translate "${original}".`);
    if (typeof text !== 'string' || text.trim() === '')
      return tell(`is empty. Translate "${original}".`);
    if (listBraces(text) === listBraces(original)) return [];
    const filled = listBraces(original) || 'nothing';
    return tell(`has other words in braces than "${original}". Keep ${filled} in braces.`);
  });
}

test.each(files)('%s is named after a language and has all texts', (file) => {
  const tag = path.basename(file, '.json');
  expect(`${Intl.getCanonicalLocales(tag)[0]}.json`).toBe(file);
  expect(findFaults(file, read(file))).toEqual([]);
});

test('each fault of a file is told by its name and text', () => {
  const { close: _, ...texts } = english;
  const broken = {
    ...texts,
    menu: ' ',
    noResults: 'Rien pour "{qeury}"',
    light: 'Clair {count}',
    copyPrompt: 'Copier : {key}',
    clsoe: 'Fermer',
  };
  expect(findFaults('fr.json', broken)).toEqual([
    'shared/labels/fr.json: "menu" is empty. Translate "Menu".',
    'shared/labels/fr.json: "close" is missing. Translate "Close".',
    'shared/labels/fr.json: "light" has other words in braces than "Light". Keep nothing in braces.',
    'shared/labels/fr.json: "copyPrompt" has other words in braces than "Copy to clipboard: #{key}, Enter". Keep #{key} in braces.',
    'shared/labels/fr.json: "noResults" has other words in braces than "No results for "{query}"". Keep {query} in braces.',
    'shared/labels/fr.json: "clsoe" is not a text of en.json. Remove it, or correct its name.',
  ]);
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
    expect(english[name]).toBe(text);
  });
});

test('every Chinese text contains Chinese characters', () => {
  const untranslated = Object.values(chinese).filter((text) => !/\p{Script=Han}/u.test(text));
  expect(untranslated).toEqual([]);
});
