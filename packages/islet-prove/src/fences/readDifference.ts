import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** The source of the types that compare a documented type with a real one, for programs that are type-checked. */
export function readDifference(): Promise<string> {
  // A program needs it as it is written, so it's the one source file that is published.
  return readFile(createRequire(import.meta.url).resolve('islet-prove/difference.ts'), 'utf8');
}
