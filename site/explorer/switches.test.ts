import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Choice, printConfig } from './choices.ts';
import { type ExplorerData, findOutput } from './explorerData.ts';
import {
  findConditions,
  listStates,
  mergeContents,
  type SwitchedContent,
  type SwitchState,
  switches,
  wordOf,
} from './switches.ts';

const states = listStates();

/** The visible contents in a state. */
const read = <Content>(
  shown: ReadonlyArray<SwitchedContent<Content>>,
  { words }: SwitchState,
): Content[] =>
  shown
    .filter(({ when }) => when.every((word) => words.includes(word)))
    .map(({ content }) => content);

test('each combination of positions is a state with its own words', () => {
  expect(states.length).toBe(4 * 2 * 3);
  expect(new Set(states.map(({ words }) => words.join(' '))).size).toBe(states.length);
  expect(wordOf('dts', '{ bundle: true }')).toBe('dts-bundle-true');
});

test('formats that cannot be built file by file are bundled', () => {
  const asked = states.filter(({ words }) => words.includes('bundle-false'));
  expect(new Set(asked.map(({ choice }) => `${choice.format} ${choice.bundle}`))).toEqual(
    new Set(['esm false', 'cjs false', 'umd true', 'iife true']),
  );
});

const data = new Map(
  switches.format.map((format) => [
    format as string,
    JSON.parse(readFileSync(`site/public/explorer/${format}.json`, 'utf8')) as ExplorerData,
  ]),
);

const lists: Array<[string, (choice: Choice) => string[]]> = [
  ['lines of the config', (choice) => printConfig(choice).trimEnd().split('\n')],
  [
    'files with their text',
    (choice) => {
      const found = data.get(choice.format);
      return found ? Object.entries(findOutput(found, choice)).map(String) : [];
    },
  ],
];

test.each(lists)('each state shows its own %s, in order', (_, listOf) => {
  const shown = mergeContents(states, listOf);
  for (const state of states) {
    expect(listOf(state.choice).length).toBeGreaterThan(0);
    expect(read(shown, state), state.words.join(' ')).toEqual(listOf(state.choice));
  }
});

test('shared content has no condition, and content of no state is not shown', () => {
  expect(findConditions(states, states)).toEqual([[]]);
  expect(findConditions([], states)).toEqual([]);
});
