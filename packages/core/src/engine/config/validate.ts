import { z } from 'zod';
import type { Problem } from '#common/types.ts';
import type { Place } from '../problems/placeAt.ts';
import { describeExpected } from './describeExpected.ts';
import { type Explanation, explainIssues } from './explainIssues.ts';

/** Where data comes from, for the problems found in it. */
export interface DataSource {
  /** Path relative to the site's root, with `/`. */
  file: string;
  /** What the data is called at the start of a sentence, as in "The config". */
  subject: string;
  /** Finds where a path of the data, or the nearest part of it, is written; `key` asks for its key. */
  locate?: (path: readonly PropertyKey[], target: 'key' | 'value') => Place;
}

/** Parses data with a schema; tells all mistakes at once. */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  source: DataSource,
): { value: z.output<Schema> } | { problems: Problem[] } {
  const result = parseData(schema, value, source.subject);
  return 'value' in result
    ? result
    : { problems: result.mistakes.map((mistake) => toProblem(mistake, source)) };
}

/** Parses data with a schema; the mistakes still know the path of the data they are about. */
export function parseData<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  subject: string,
): { value: z.output<Schema> } | { mistakes: Explanation[] } {
  // Zod names the unknown keys but not the known ones; only the error map sees the schema. The list
  // of unknown keys is the one thing that the map and the finished issue have in common.
  const knownKeys = new WeakMap<readonly string[], string[]>();
  try {
    const result = schema.safeParse(value, {
      error(issue) {
        if (issue.code === 'unrecognized_keys' && issue.inst instanceof z.ZodObject) {
          knownKeys.set(issue.keys, Object.keys(issue.inst.shape));
        }
        return describeExpected(issue);
      },
    });
    return result.success
      ? { value: result.data }
      : { mistakes: explainIssues(result.error.issues, { value, subject, knownKeys }) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { mistakes: [tooDeep(subject)] };
  }
}

/** What is wrong with data that is nested too deeply for the stack. */
export function tooDeep(subject: string): Explanation {
  const message = `${subject} is nested too deeply.`;
  return { path: [], unknownKey: false, message, fix: 'Use fewer levels.' };
}

/** Turns a mistake into an error with its place. */
export function toProblem(mistake: Explanation, { file, locate }: DataSource): Problem {
  const { path, unknownKey, message, fix } = mistake;
  const place = locate?.(path, unknownKey ? 'key' : 'value');
  return { severity: 'error', message, fix, file, ...place };
}
