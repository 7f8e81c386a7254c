import type { Stats } from 'node:fs';

/** Distinguishes a file or folder from a later one at the same path, which often gets its inode; null if there is none. */
export const identityOf = (stats: Stats | null | undefined): string | null =>
  stats ? `${stats.ino} ${stats.birthtimeMs}` : null;
