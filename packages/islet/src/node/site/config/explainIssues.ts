import type { z } from 'zod';
import { nearestName } from '../../support/problems/nearestName.ts';
import { describeType, formatChoice, joinWithOr } from './describeExpected.ts';
import { describeValue, formatPath, valueAt } from './describeValue.ts';
import { readForeignShape } from './foreignShapes.ts';

type Issue = z.core.$ZodIssue;
type UnionIssue = z.core.$ZodIssueInvalidUnion;

/** One mistake in data: its place, what was found, and how to fix it. */
export interface Explanation {
  path: readonly PropertyKey[];
  /** Whether the schema doesn't know the last key of `path`. */
  unknownKey: boolean;
  message: string;
  fix: string;
}

/** The data that did not parse. */
export interface WrongData {
  value: unknown;
  /** Name of the data at the start of a sentence: "The config". */
  subject: string;
  /** The keys that are allowed in place of the unknown keys of an issue. */
  knownKeys: { get(unknownKeys: readonly string[]): readonly string[] | undefined };
}

/**
 * Explains every issue in full sentences. The message of an issue, from the schema or from
 * `describeExpected`, is the fix. The explanation shows the value, or `params.found` if there is one.
 */
export function explainIssues(issues: readonly Issue[], data: WrongData): Explanation[] {
  return issues.flatMap((issue) => explainIssue(issue, data));
}

/**
 * Puts one explanation in place of all those about a value that was written for another engine: the outermost such
 * value that they are in.
 */
export function explainForeign(mistakes: readonly Explanation[], value: unknown): Explanation[] {
  const explained = mistakes.map((mistake) => {
    for (const end of mistake.path.keys()) {
      const path = mistake.path.slice(0, end + 1);
      const foreign = readForeignShape(path, valueAt(value, path));
      if (foreign === null) continue;
      const message = `\`${formatPath(path)}\` is written as for ${foreign.engine}.`;
      return { path, unknownKey: false, message, fix: foreign.fix };
    }
    return mistake;
  });
  const places = explained.map(({ path, message }) => `${formatPath(path)} ${message}`);
  return explained.filter((_, index) => places.indexOf(places[index] ?? '') === index);
}

function explainIssue(issue: Issue, data: WrongData): Explanation[] {
  const { path } = issue;
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => explainUnknownKey([...path, key], issue.keys, data));
    case 'invalid_union':
      return issue.discriminator === undefined
        ? explainUnion(issue, data)
        : [explainValue(issue, data)];
    default:
      return [explainValue(issue, data)];
  }
}

function explainValue({ path, message: fix, ...issue }: Issue, data: WrongData): Explanation {
  const what = path.length > 0 ? `\`${formatPath(path)}\`` : data.subject;
  const found =
    issue.code === 'custom' && typeof issue.params?.found === 'string'
      ? issue.params.found
      : describeValue(valueAt(data.value, path));
  return { path, unknownKey: false, message: `${what} ${found}.`, fix };
}

function explainUnknownKey(
  path: readonly PropertyKey[],
  unknownKeys: readonly string[],
  data: WrongData,
): Explanation {
  const known = data.knownKeys.get(unknownKeys) ?? [];
  const near = nearestName(String(path.at(-1)), known);
  return {
    path,
    unknownKey: true,
    message: `\`${formatPath(path)}\` is not a known key.`,
    fix: near
      ? `Did you mean \`${near}\`?`
      : `Remove it, or use ${joinWithOr(known.map((key) => `\`${key}\``))}.`,
  };
}

/**
 * Explains the branch that was most likely meant: the one of the right type with the fewest mistakes in the value itself, and
 * then with the fewest in what it contains.
 */
function explainUnion(issue: UnionIssue, data: WrongData): Explanation[] {
  const { errors, path } = issue;
  const ofThisType = errors.filter((branch) => !branch.some(isWrongType));
  if (ofThisType.length === 0) {
    const types = errors.flat().filter(isWrongType).flatMap(expectedTerms);
    return [explainValue({ ...issue, message: `Use ${joinWithOr([...new Set(types)])}.` }, data)];
  }
  const explained = ofThisType.map((branch) =>
    explainIssues(
      branch.map((inner) => ({ ...inner, path: [...path, ...inner.path] })),
      data,
    ),
  );
  const own = (branch: readonly Explanation[]): number =>
    branch.filter((one) => one.path.length <= path.length + 1).length;
  return explained.reduce((best, other) =>
    (own(other) - own(best) || other.length - best.length) < 0 ? other : best,
  );
}

/** Whether the branch rejects the value as a whole, not just something in it. */
function isWrongType(issue: Issue): boolean {
  return issue.path.length === 0 && /^invalid_(?:type|value)$/.test(issue.code);
}

function expectedTerms(issue: Issue): string[] {
  if (issue.code === 'invalid_type') return [describeType(issue.expected)];
  return issue.code === 'invalid_value' ? issue.values.map(formatChoice) : [];
}
