import {
  type Choice,
  choose,
  firstChoice,
  type OptionName,
  optionNames,
  options,
} from './choices.ts';

/**
 * Parses the choice in a query string such as `?format=cjs&dts=bundle`. Options that are missing,
 * not `offered`, or have an unknown value are as in the first choice.
 */
export function readChoice(search: string, offered: readonly OptionName[] = optionNames): Choice {
  const params = new URLSearchParams(search);
  return optionNames.reduce((choice, name) => {
    const value = options[name].find((value) => slugOf(value) === params.get(name));
    return value && offered.includes(name) ? choose(choice, name, value) : choice;
  }, firstChoice);
}

/** Updates a query string with a choice; other parameters, such as `navbar=0`, are kept. */
export function writeChoice(search: string, choice: Choice): string {
  const params = new URLSearchParams(search);
  for (const name of optionNames) {
    if (choice[name] === firstChoice[name]) params.delete(name);
    else params.set(name, slugOf(choice[name]));
  }
  const query = params.toString();
  return query && `?${query}`;
}

/** The first word of a value: `es5` for `'es5'`, `bundle` for `{ bundle: true }`. */
const slugOf = (value: string): string => /\w+/.exec(value)?.[0] ?? '';
