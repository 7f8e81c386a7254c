import { JsonFault, parseJson, placeAt } from 'islet/tools';
import { z } from 'zod';
import { RefusedError, refuseDepth } from '../../refusedError.ts';
import { parseForeign } from './parseForeign.ts';
import { readForeignText } from './readForeignText.ts';
import { finite } from './shapes.ts';

/** Reads a JSON file of the source. Throws a `RefusedError` with the line if it is not valid. */
export function readForeignJson(file: string): unknown {
  const text = readForeignText(file);
  try {
    const { value } = parseJson(text);
    return parseForeign(finite(z.unknown()), value, { place: `\`${file}\``, subject: 'The file' });
  } catch (error) {
    if (error instanceof RangeError) throw refuseDepth(file);
    if (!(error instanceof JsonFault)) throw error;
    const { line } = placeAt(text, error.offset);
    throw new RefusedError(
      `\`${file}:${line}\` is not valid JSON: expected ${error.expected}. Correct it and try again.`,
    );
  }
}
