import { readFileSync } from 'node:fs';
import { explainFileError } from 'islet/tools';
import { RefusedError } from '../../refusedError.ts';

/** Reads a file of the source by its absolute path. Throws a `RefusedError` if it can't be read. */
export function readForeignText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const fault = explainFileError(error);
    if (fault === null) throw error;
    throw new RefusedError(`\`${file}\` ${fault.reason}. ${fault.fix}`);
  }
}
