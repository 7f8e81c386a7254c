import type { z } from 'zod';
import { nearestName } from '../../support/problems/nearestName.ts';

type RawIssue = z.core.$ZodRawIssue;

/** Says what to write instead; the default message of issues whose schema has none. */
export function describeExpected(issue: RawIssue): string | undefined {
  const verb = issue.input === undefined ? 'Add' : 'Use';
  switch (issue.code) {
    case 'invalid_type':
      return `${verb} ${describeType(issue.expected)}.`;
    case 'invalid_value':
      return chooseFrom(issue.values, issue.input);
    case 'invalid_union':
      return Array.isArray(issue.options) && issue.discriminator
        ? chooseFrom(issue.options, Reflect.get(Object(issue.input), issue.discriminator))
        : undefined;
    case 'too_big':
      return `Use at most ${countOf(issue.origin, issue.maximum)}.`;
    case 'too_small':
      return issue.inclusive === false
        ? `Use more than ${countOf(issue.origin, issue.minimum)}.`
        : `Use at least ${countOf(issue.origin, issue.minimum)}.`;
    default:
      return undefined;
  }
}

/** Names a type with an article: "a string". */
export function describeType(expected: string): string {
  switch (expected) {
    case 'int':
      return 'a whole number';
    case 'boolean':
      return '`true` or `false`';
    case 'record':
      return 'an object';
    default:
      return /^[aeiou]/.test(expected) ? `an ${expected}` : `a ${expected}`;
  }
}

/** Formats a value as in code. */
export function formatChoice(value: z.core.util.Primitive): string {
  return typeof value === 'string' ? JSON.stringify(value) : `\`${String(value)}\``;
}

/** Lists alternatives: `"a", "b" or "c"`. */
export function joinWithOr(terms: readonly string[]): string {
  const last = terms.at(-1) ?? '';
  return terms.length < 2 ? last : `${terms.slice(0, -1).join(', ')} or ${last}`;
}

function chooseFrom(values: readonly z.core.util.Primitive[], found: unknown): string {
  const choices = values.filter((value) => value !== undefined);
  const list = joinWithOr(choices.map(formatChoice));
  if (found === undefined) return `Add ${list}.`;
  const names = choices.filter((value) => typeof value === 'string');
  const near = typeof found === 'string' ? nearestName(found, names) : undefined;
  return near === undefined || choices.length === 1
    ? `Use ${list}.`
    : `Did you mean ${JSON.stringify(near)}? Use ${list}.`;
}

function countOf(origin: string, limit: number | bigint): string {
  if (origin === 'string') return `${limit} character${limit === 1 ? '' : 's'}`;
  if (origin === 'array') return `${limit} ${limit === 1 ? 'entry' : 'entries'}`;
  return String(limit);
}
