import { parseData } from 'islet/tools';
import type { z } from 'zod';
import { RefusedError } from '../../refusedError.ts';

/** How messages about data of the source begin. */
interface DataOrigin {
  /** What is not valid, as in `` `/old/config.ts` ``. */
  place: string;
  /** Name of the data at the start of a sentence: "The default export". */
  subject: string;
}

/** Validates data of the source with a schema. Throws a `RefusedError` with all mistakes. */
export function parseForeign<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  { place, subject }: DataOrigin,
): z.output<Schema> {
  const result = parseData(schema, value, subject);
  if ('value' in result) return result.value;
  const lines = result.mistakes.map(({ message, fix }) => `${place}: ${message} ${fix}`);
  throw new RefusedError(lines.join('\n'));
}
