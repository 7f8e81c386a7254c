import { type Choice, firstChoice, isPossible, type OptionName } from './choices.ts';

/** The options on the landing page with their values. */
export const switches = {
  format: ['esm', 'cjs', 'umd', 'iife'],
  bundle: ['true', 'false'],
  dts: ['false', 'true', '{ bundle: true }'],
} as const satisfies { [Name in OptionName]?: ReadonlyArray<Choice[Name]> };

export type SwitchName = keyof typeof switches;

export const switchNames = ['format', 'bundle', 'dts'] as const satisfies SwitchName[];

/** The initial choice on the landing page. */
export const firstPosition: Choice = { ...firstChoice, dts: 'true' };

/** Position of a switch as a word: `dts-bundle-true`. */
export const wordOf = (name: SwitchName, value: string): string =>
  [name, ...(value.match(/[a-z]+/g) ?? [])].join('-');

/** The positions of all switches as words, in order, and the resulting choice. */
export interface SwitchState {
  words: string[];
  choice: Choice;
}

/** Content that is visible while all switches are in the positions in `when`. */
export interface SwitchedContent<Content> {
  content: Content;
  when: string[];
}

/** All states of the switches. Formats that can't be built file by file ignore the second switch. */
export function listStates(): SwitchState[] {
  return switches.format.flatMap((format) =>
    switches.bundle.flatMap((bundle) =>
      switches.dts.map((dts) => {
        const wanted: Choice = { ...firstChoice, format, bundle, dts };
        return {
          words: switchNames.map((name) => wordOf(name, wanted[name])),
          choice: isPossible(wanted) ? wanted : { ...wanted, bundle: 'true' },
        };
      }),
    ),
  );
}

/**
 * Finds the conditions for content that belongs to the `wanted` states only: each list of words is an alternative,
 * and no state is covered twice.
 */
export function findConditions(
  wanted: readonly SwitchState[],
  all: readonly SwitchState[],
): string[][] {
  const [first] = wanted;
  if (!first) return [];
  const shared = first.words.filter((word) => wanted.every(({ words }) => words.includes(word)));
  const matching = all.filter(({ words }) => shared.every((word) => words.includes(word)));
  if (matching.length === wanted.length) return [shared];
  const place = first.words.findIndex((word) => !shared.includes(word));
  const positions = new Set(wanted.map(({ words }) => words[place]));
  return [...positions].flatMap((position) =>
    findConditions(
      wanted.filter(({ words }) => words[place] === position),
      all,
    ),
  );
}

/**
 * Merges the contents of all states, each with its conditions, in an order that keeps the
 * order of the contents in every state.
 */
export function mergeContents<Content>(
  states: readonly SwitchState[],
  contentsOf: (choice: Choice) => readonly Content[],
): Array<SwitchedContent<Content>> {
  const contents = new Map<string, Content>();
  const lists = states.map(({ choice }) =>
    contentsOf(choice).map((content) => {
      const key = JSON.stringify(content);
      contents.set(key, content);
      return key;
    }),
  );
  return mergeLists(lists).flatMap((key) => {
    const content = contents.get(key);
    const wanted = states.filter((_, index) => lists[index]?.includes(key));
    return content === undefined
      ? []
      : findConditions(wanted, states).map((when) => ({ content, when }));
  });
}

/** Merges lists without duplicates, longest first, because the others fit between its entries. */
function mergeLists(lists: ReadonlyArray<readonly string[]>): string[] {
  const merged: string[] = [];
  for (const list of lists.toSorted((a, b) => b.length - a.length)) {
    let end = 0;
    for (const entry of list) {
      const place = merged.indexOf(entry, end);
      if (place === -1) merged.splice(end, 0, entry);
      end = (place === -1 ? end : place) + 1;
    }
  }
  return merged;
}
