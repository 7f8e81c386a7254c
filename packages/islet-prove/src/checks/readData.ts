import { parseData } from 'islet/tools';
import type { z } from 'zod';
import { parseJsonText } from '../fences/parseData.ts';

/** Reads a JSON text with a schema. Throws an error that names the file, and the line if it isn't JSON. */
export function readData<Schema extends z.ZodType>(
  text: string,
  { file, schema }: { file: string; schema: Schema },
): z.output<Schema> {
  const [fault] = parseJsonText(text, false);
  if (fault) throw new Error(`${file}:${fault.line} ${fault.message}`);
  const data = parseData(schema, JSON.parse(text.replace(/^\uFEFF/, '')), 'The file');
  if ('value' in data) return data.value;
  throw new Error(data.mistakes.map(({ message, fix }) => `${file} ${message} ${fix}`).join('\n'));
}
