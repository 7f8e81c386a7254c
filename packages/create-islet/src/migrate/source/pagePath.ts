import path from 'node:path';

/** A path for a page, below the folder of pages and without extension. */
interface ChosenPath {
  path: string;
  /** What a slug or a rewrite asks for, if it can't be the path of a page. */
  stray?: string;
}

/** Names with a backslash or a control character, and half characters, which no file can have here. */
const unusable = /[\\\p{Cc}\p{Cs}]/u;

/**
 * The path that a slug or a rewrite asks for. One that leads out of the folder of pages doesn't count: the page keeps
 * `own`, the path of its file.
 */
export function choosePath(wanted: string, own: string): ChosenPath {
  const chosen = path.posix.normalize(wanted).replace(/^\/|\/$/g, '') || 'index';
  const isUsable = !/^\.{1,2}(?:\/|$)/.test(chosen) && !unusable.test(chosen);
  return isUsable ? { path: chosen } : { path: own, stray: wanted };
}

/** A path without `.`, `..` and empty names, so it can't lead out of a folder. */
export const stripDots = (written: string): string =>
  written
    .split('/')
    .filter((name) => !/^\.{0,2}$/.test(name))
    .join('/');
