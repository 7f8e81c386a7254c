import { isProjectPath, type ProjectFiles } from '../protocol.ts';

/** What is wrong with the name of a file. */
export type PathFault = 'empty' | 'invalid' | 'taken' | 'folder';

/**
 * Finds what is wrong with a path for a new file, or for one that is renamed: it must be possible in a project, and
 * neither it nor a folder of it may be another file.
 */
export function findPathFault(files: ProjectFiles, path: string): PathFault | null {
  if (path.trim() === '') return 'empty';
  if (!isProjectPath(path)) return 'invalid';
  const paths = Object.keys(files);
  if (paths.includes(path)) return 'taken';
  const isInside = (inner: string, outer: string): boolean => inner.startsWith(`${outer}/`);
  return paths.some((other) => isInside(other, path) || isInside(path, other)) ? 'folder' : null;
}

/** Adds an empty file. */
export const addFile = (files: ProjectFiles, path: string): ProjectFiles => ({
  ...files,
  [path]: '',
});

/** Renames a file, which keeps its place in the list. */
export const renameFile = (files: ProjectFiles, from: string, to: string): ProjectFiles =>
  Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path === from ? to : path, text]),
  );

/** Deletes a file. */
export const deleteFile = (files: ProjectFiles, path: string): ProjectFiles =>
  Object.fromEntries(Object.entries(files).filter(([other]) => other !== path));

const firstFiles = [
  /^rslib\.config\.\w+$/,
  /^[\w.-]+\.config\.\w+$/,
  /^src\//,
  /^package\.json$/,
  /^tsconfig.*\.json$/,
];

/** The paths of a project in the order that the page lists them: configs, sources, then the rest. */
export function listPaths(files: ProjectFiles): string[] {
  const rankOf = (path: string): number => {
    const rank = firstFiles.findIndex((pattern) => pattern.test(path));
    return rank === -1 ? firstFiles.length : rank;
  };
  return Object.keys(files).sort((a, b) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1));
}
