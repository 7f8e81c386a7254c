import { z } from 'zod';
import type { Problem } from '#shared/types.ts';
import { describeExpected } from './describeExpected.ts';
import { type Explanation, explainForeign, explainIssues } from './explainIssues.ts';

/** The origin of data, for its problems. */
export interface DataSource {
  /** Path below the site's root, with `/`. */
  file: string;
  /** Name of the data at the start of a sentence: "The config". */
  subject: string;
  /** Finds where a path of the data, or the last part of it that exists, is written: its key or value, in another file if it has one. */
  locate?: (path: readonly PropertyKey[], target: 'key' | 'value') => DataPlace | undefined;
}

type DataPlace = Partial<Pick<Problem, 'file' | 'line' | 'column'>>;

/** Validates data with a schema and reports all mistakes at once. */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  source: DataSource,
): { value: z.output<Schema> } | { problems: Problem[] } {
  const result = parseData(schema, value, source.subject);
  if ('value' in result) return result;
  const mistakes = explainForeign(result.mistakes, value);
  return { problems: mistakes.map((mistake) => toProblem(mistake, source)) };
}

/** Validates data with a schema; each mistake has its path in the data. */
export function parseData<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  subject: string,
): { value: z.output<Schema> } | { mistakes: Explanation[] } {
  // Zod's issues have the unknown keys but not the known ones, which only the error map can see. Both
  // get the same array of unknown keys, so that array connects them.
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

/** Explains that data is nested too deeply for the stack. */
export function tooDeep(subject: string): Explanation {
  const message = `${subject} is nested too deeply.`;
  return { path: [], unknownKey: false, message, fix: 'Use fewer levels.' };
}

/** Converts a mistake to an error with its place. */
export function toProblem(mistake: Explanation, { file, locate }: DataSource): Problem {
  const { path, unknownKey, message, fix } = mistake;
  const place = locate?.(path, unknownKey ? 'key' : 'value');
  return { severity: 'error', message, fix, file, ...place };
}
