import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Problem } from '#shared/types.ts';
import { explainFileError, type FileFault } from '../problems/explainFileError.ts';
import { isHidden } from './isHidden.ts';
import { isInside } from './isInside.ts';
import { relativePath } from './relativePath.ts';

/** A folder to list, as an absolute path like all others here. */
export interface FolderPlace {
  folder: string;
  /** Problems name files by their path below this folder. */
  siteRoot: string;
  /** Links must not lead out of this folder. */
  repoRoot: string;
  /** Names of folders to skip. */
  skipped?: readonly string[];
}

/** The files in a folder and all folders below it. */
export interface FileList {
  /** Paths below the folder, with `/`, sorted. */
  files: string[];
  /** Files and folders that are left out, and why. */
  problems: Problem[];
}

/** Names with a backslash, a control character, or bytes that are not UTF-8. */
const unusable = /[\\\p{Cc}\uFFFD]/u;

/**
 * Whether Windows has no files of this name: it is that of a device, with any extension, contains a reserved character, or
 * ends with a dot or a space (https://learn.microsoft.com/windows/win32/fileio/naming-a-file).
 */
const isForeignToWindows = (name: string): boolean =>
  /^(?:con|prn|aux|nul|com[1-9¹²³]|lpt[1-9¹²³]|conin\$|conout\$) *(?:\.|$)/i.test(name) ||
  /[<>:"|?*]|[. ]$/.test(name);

/**
 * Lists the files below a folder, except hidden ones. Links are followed if they lead to something
 * inside the repository. A folder that doesn't exist has no files.
 */
export async function listFiles(place: FolderPlace): Promise<FileList> {
  const { folder, siteRoot, repoRoot, skipped = [] } = place;
  const problems: Problem[] = [];
  const report = (
    severity: Problem['severity'],
    file: string,
    { reason, fix }: FileFault,
  ): void => {
    const name = relativePath(siteRoot, path.join(folder, file));
    const printable = JSON.stringify(name).slice(1, -1).replace(/\\\\/g, '\\');
    const message = `\`${printable}\` ${reason}.`;
    problems.push({ severity, message, fix, file: printable });
  };
  const leaveOut: typeof report = (severity, file, { reason, fix }) =>
    report(severity, file, { reason: `${reason}, so it is left out`, fix });
  const repository = await realpath(repoRoot).catch(() => repoRoot);

  /** `isLinked` is true in folders that were reached by a link. */
  async function listFolder(name: string, isLinked: boolean): Promise<string[]> {
    let entries: Dirent[];
    try {
      entries = await readdir(path.join(folder, name), { withFileTypes: true });
    } catch (error) {
      const fault = explainFolderError(error);
      // In dev, the folder may have been removed since.
      if (fault !== null) leaveOut('error', name, fault);
      return [];
    }
    const lists = entries.map((entry) => listEntry(entry, name + entry.name, isLinked));
    return (await Promise.all(lists)).flat();
  }

  async function listEntry(entry: Dirent, file: string, isLinked: boolean): Promise<string[]> {
    if (isHidden(entry.name) || skipped.includes(entry.name)) return [];
    if (unusable.test(entry.name)) {
      const reason = 'has a name that cannot be part of a URL';
      leaveOut('error', file, { reason, fix: 'Rename it.' });
      return [];
    }
    if (isForeignToWindows(entry.name)) {
      const reason = 'has a name that is not valid on Windows, where git cannot check it out';
      report('warning', file, { reason, fix: 'Rename it.' });
    }
    if (entry.isDirectory()) return listFolder(`${file}/`, isLinked);
    if (entry.isFile()) return [file];
    if (entry.isSymbolicLink()) return listLink(file, isLinked);
    leaveOut('warning', file, { reason: 'is neither a file nor a folder', fix: 'Remove it.' });
    return [];
  }

  async function listLink(file: string, isLinked: boolean): Promise<string[]> {
    const found = await readLink(path.join(folder, file), repository, isLinked);
    if (found === 'file') return [file];
    if (found === 'folder') return listFolder(`${file}/`, true);
    leaveOut(found.severity, file, found);
    return [];
  }

  const target = await realpath(folder).catch(() => null);
  const fault = target && findTargetFault(repository, target);
  if (fault) {
    leaveOut('error', '', { reason: fault, fix: 'Replace the link with a copy.' });
    return { files: [], problems };
  }
  return { files: (await listFolder('', false)).sort(), problems };
}

/**
 * What a link leads to, or why it is left out; `isLinked` is true in folders that were reached by a link. Both paths
 * are absolute, and that of the repository is real.
 */
async function readLink(
  link: string,
  repository: string,
  isLinked: boolean,
): Promise<'file' | 'folder' | (FileFault & Pick<Problem, 'severity'>)> {
  const severity = 'warning';
  try {
    const target = await realpath(link);
    const fault = findTargetFault(repository, target);
    if (fault !== null)
      return { severity: 'error', reason: fault, fix: 'Replace the link with a copy.' };
    const stats = await stat(target);
    if (stats.isFile()) return 'file';
    if (!stats.isDirectory())
      return { severity, reason: 'is a link to neither a file nor a folder', fix: 'Remove it.' };
    if (isInside(target, await realpath(path.dirname(link))))
      return { severity, reason: 'is a link to a folder that contains it', fix: 'Remove it.' };
    if (!isLinked) return 'folder';
    // A few folders that link to each other would otherwise have endless paths.
    const reason = 'is a link to a folder inside another linked folder';
    return { severity, reason, fix: 'Link to the folder directly.' };
  } catch (error) {
    const fault = explainFolderError(error);
    const reason = fault?.reason ?? 'is a link to something that does not exist';
    return { severity, reason, fix: 'Correct or remove it.' };
  }
}

/** Explains why a link must not lead to the target; both are real paths. */
function findTargetFault(repository: string, target: string): string | null {
  if (!isInside(repository, target)) return 'is a link that leads out of the repository';
  const below = relativePath(repository, target);
  return isHidden(below) ? 'is a link to something hidden' : null;
}

/** Explains why a folder can't be listed; null if it doesn't exist. */
function explainFolderError(error: unknown): FileFault | null {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'ENOENT') return null;
  if (code === 'ENOTDIR') return { reason: 'is not a folder', fix: 'Put a folder there.' };
  return explainFileError(error) ?? { reason: 'cannot be read', fix: 'Check the folder.' };
}
