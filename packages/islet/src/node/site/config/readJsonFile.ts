import type { z } from 'zod';
import type { Problem } from '#shared/types.ts';
import { type Place, placeAt } from '../../support/problems/placeAt.ts';
import { JsonFault, offsetAt, type ParsedJson, parseJson } from './parseJson.ts';
import { tooDeep, toProblem, validate } from './validate.ts';

const subject = 'The file';

/** Parses and validates a `_nav.json` or `_meta.json`; every problem has a line and a column. */
export function readJsonFile<Schema extends z.ZodType>(
  schema: Schema,
  text: string,
  file: string,
): { value: z.output<Schema> } | { problems: Problem[] } {
  let parsed: ParsedJson;
  try {
    parsed = parseJson(text);
  } catch (error) {
    if (error instanceof RangeError) {
      const locate = (): Place => ({ line: 1, column: 1 });
      return { problems: [toProblem(tooDeep(subject), { file, subject, locate })] };
    }
    if (!(error instanceof JsonFault)) throw error;
    return { problems: [explainFault(error, text, file)] };
  }
  return validate(schema, parsed.value, {
    file,
    subject,
    locate: (path, target) => placeAt(text, offsetAt(parsed.root, path, target)),
  });
}

function explainFault({ expected, found, offset }: JsonFault, text: string, file: string): Problem {
  const what = offset < text.length ? `found \`${found}\`` : 'the file ends';
  return {
    severity: 'error',
    message: `Expected ${expected}, but ${what}.`,
    fix: fixOf(found, expected),
    file,
    ...placeAt(text, offset),
  };
}

function fixOf(found: string, expected: string): string {
  if (found === '/' || found === '#') return 'Remove the comment; JSON does not allow any.';
  if (found === "'") return 'Use double quotes.';
  if (found === '"' && /key|value/.test(expected)) {
    return 'End the string with `"` on the same line, and write `\\\\` for each `\\` in it.';
  }
  if ((found === ']' || found === '}') && /key|value/.test(expected)) {
    return 'Remove the comma before it.';
  }
  return expected.startsWith('the end') ? 'Remove the rest.' : `Write ${expected}.`;
}
