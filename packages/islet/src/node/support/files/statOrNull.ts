import { type Stats, statSync } from 'node:fs';

/** Stats of a path; null if it doesn't exist or can't be resolved. */
export function statOrNull(file: string): Stats | null {
  try {
    return statSync(file);
  } catch {
    return null;
  }
}
