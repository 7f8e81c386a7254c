import { limits } from './explainLimit.ts';

/** A file system error: the end of a sentence about the file, and how to fix it. */
export interface FileFault {
  reason: string;
  fix: string;
}

const permissions = 'Change its owner or its permissions, or run as another user.';
const brokenPath = 'Check that each part of the path is a folder.';

const faults = new Map<string, FileFault>([
  ['ENOENT', { reason: 'does not exist', fix: 'Correct the path, or create it.' }],
  ['ENOTDIR', { reason: 'is below a file, which is not a folder', fix: brokenPath }],
  ['EISDIR', { reason: 'is a folder', fix: 'Rename the folder, or name a file.' }],
  ['EEXIST', { reason: 'already exists', fix: 'Rename or remove it.' }],
  ['ENOTEMPTY', { reason: 'is a folder that is not empty', fix: 'Rename or remove it.' }],
  ['ELOOP', { reason: 'is a link that leads back to itself', fix: 'Remove or correct the link.' }],
  ['ENAMETOOLONG', { reason: 'has a path that is too long', fix: 'Use shorter names.' }],
  ['ERR_INVALID_ARG_VALUE', { reason: 'has a NUL character in its path', fix: 'Remove it.' }],
  ['EACCES', { reason: 'cannot be accessed by this user', fix: permissions }],
  ['EPERM', { reason: 'cannot be accessed by this user', fix: permissions }],
  [
    'EROFS',
    { reason: 'is on a disk that cannot be written', fix: 'Use a folder on another disk.' },
  ],
  ['EBUSY', { reason: 'is in use by another program', fix: 'Close that program.' }],
  ...Array.from(
    limits,
    ([code, { refused, cause, fix }]) =>
      [code, { reason: `cannot be ${refused} because ${cause}`, fix }] as const,
  ),
]);

/** Explains a file system error; null for any other error. */
export function explainFileError(error: unknown): FileFault | null {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (typeof code !== 'string') return null;
  const known = faults.get(code);
  if (known) return known;
  const isOfSystem = error instanceof Error && 'syscall' in error && /^E[A-Z\d]+$/.test(code);
  return isOfSystem
    ? { reason: `cannot be used (${code})`, fix: 'Check the file and the disk.' }
    : null;
}
