import { readFileSync } from 'node:fs';
import { JsonFault, parseJson } from '../../config/parseJson.ts';
import { placeAt } from '../../problems/placeAt.ts';
import { RefusedError } from './refusedError.ts';

/** Reads a JSON file of the source. Throws a `RefusedError` with the line if it is not valid. */
export function readForeignJson(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  try {
    return parseJson(text).value;
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    const { line } = placeAt(text, error.offset);
    throw new RefusedError(
      `\`${file}:${line}\` is not valid JSON: expected ${error.expected}. Correct it and try again.`,
    );
  }
}
