import { findPrevious, type WrittenFile, type WrittenFiles } from './explorerData.ts';
import type { ExplorerLabels } from './explorerLabels.ts';

/** A file of an output, compared with the output of the previous choice. */
export interface ComparedFile {
  path: string;
  /** Current content, or the last one if the file is gone. */
  content: WrittenFile;
  state: 'same' | 'changed' | 'renamed' | 'new' | 'gone';
  /** Path of the file that it is compared with: the same file, or the one it replaces. */
  previous?: string;
}

/** Compares two outputs: all written files, then those that are no longer written. */
export function compareFiles(files: WrittenFiles, before: WrittenFiles): ComparedFile[] {
  const written = Object.entries(files).map(([path, content]): ComparedFile => {
    const previous = findPrevious(path, { files, before });
    if (previous === undefined) return { path, content, state: 'new' };
    if (previous !== path) return { path, content, state: 'renamed', previous };
    return { path, content, state: before[path] === content ? 'same' : 'changed', previous };
  });
  const known = new Set(written.map(({ previous }) => previous));
  const gone = Object.entries(before).flatMap(([path, content]): ComparedFile[] =>
    known.has(path) ? [] : [{ path, content, state: 'gone' }],
  );
  return [...written, ...gone];
}

/**
 * Chooses the file to show after a change: the current one or its replacement, unless
 * only other files changed; then preferably the one with the same name, which has its types.
 */
export function pickFile(compared: readonly ComparedFile[], shown: string): string {
  const written = compared.filter(({ state }) => state !== 'gone');
  const changed = written.filter(({ state }) => state !== 'same');
  const isShown = ({ path, previous }: ComparedFile) => path === shown || previous === shown;
  const picked =
    changed.find(isShown) ??
    changed.find(({ path }) => nameOf(path) === nameOf(shown)) ??
    changed[0] ??
    written.find(isShown) ??
    written[0];
  return picked?.path ?? shown;
}

/** A path without its extensions. */
const nameOf = (path: string): string => path.split('.', 1)[0] ?? '';

/** A path relative to `dist`. */
export const withoutFolder = (path: string): string => path.replace('dist/', '');

/** Describes a change, as in `Changed: index.js. New: index.d.ts.` */
export function describeChange(
  compared: readonly ComparedFile[],
  { changes, unchanged, separators, describeRenamed }: ExplorerLabels,
): string {
  const describeFile = ({ path, state, previous = '' }: ComparedFile): string =>
    state === 'renamed'
      ? describeRenamed(withoutFolder(previous), withoutFolder(path))
      : withoutFolder(path);
  const { colon, comma, stop } = separators;
  const parts = Object.entries(changes).flatMap(([state, word]) => {
    const names = compared.filter((file) => file.state === state).map(describeFile);
    return names.length > 0 ? [`${word}${colon}${names.join(comma)}${stop}`] : [];
  });
  return parts.length > 0 ? parts.join('').trimEnd() : unchanged;
}
