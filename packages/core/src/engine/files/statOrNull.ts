import { type Stats, statSync } from 'node:fs';

/** What a path leads to; null for nothing, and for a path that leads nowhere: too long, a loop, below a file. */
export function statOrNull(file: string): Stats | null {
  try {
    return statSync(file);
  } catch {
    return null;
  }
}
