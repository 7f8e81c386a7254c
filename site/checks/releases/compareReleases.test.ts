import { expect, test } from 'vitest';
import { compareReleases } from './compareReleases.ts';

test('keeps each different place once, with the files that have it', () => {
  const before = {
    'kit/build': { 'a.js': 'one\ntwo\nthree', 'b.js': 'one\ntwo', 'same.js': 'x', 'old.js': '' },
    'kit/fails': null,
    'kit/gone': { 'a.js': '' },
  };
  const after = {
    'kit/build': { 'a.js': 'one\n2\nthree', 'b.js': 'one\n2', 'same.js': 'x', 'new.js': '' },
    'kit/fails': { 'a.js': '' },
    'kit/new': { 'a.js': '' },
  };
  expect(compareReleases(before, after)).toEqual({
    places: ['-two\n+2', '+++', '---'],
    changes: { 'kit/build': { 'a.js': [0], 'b.js': [0], 'new.js': [1], 'old.js': [2] } },
  });
});

test('cuts minified lines behind statements, and compares bytes as a whole', () => {
  const code = (value: string) => `${'call();'.repeat(50)}set(${value});${'call();'.repeat(50)}`;
  const outputs = (value: string, bytes: string) => ({
    'kit/build': { 'a.js': code(value), 'b.wasm': bytes },
  });
  expect(compareReleases(outputs('1', '\0a'), outputs('2', '\0b')).places).toEqual([
    '-set(1);\n+set(2);',
    '±',
  ]);
});

test('keeps only the words of a file that differs in very many places', () => {
  const code = (name: string) =>
    Array.from({ length: 60 }, (_, index) => `same${index}();\n${name}(${index});\n`).join('');
  const outputs = (name: string, word: string) => ({
    'kit/build': { 'a.js': `${code(name)}${word}` },
  });
  const { places } = compareReleases(outputs('a', 'process'), outputs('b', 'navigator'));
  expect(places).toEqual(['≠\n-process\n+navigator']);
});
