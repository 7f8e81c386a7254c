import { messageOf } from '#shared/messageOf.ts';
import type { Problem } from '#shared/types.ts';
import { explainFileError, type FileFault } from '../../support/problems/explainFileError.ts';

/** Codes with a different meaning for watched files. */
const ofWatches = new Map<string | undefined, FileFault>([
  [
    'ENOSPC',
    {
      reason: 'cannot be watched because the system allows no more watches',
      fix: 'Allow more, on Linux with `sudo sysctl fs.inotify.max_user_watches=524288`, and start the server again.',
    },
  ],
  [
    'EMFILE',
    {
      reason: 'cannot be watched because too many files are open',
      fix: 'Allow more with `ulimit -n 65536`, or close programs that watch many files, and start the server again.',
    },
  ],
]);

/** Codes of what isn't there any more, and of names that no file can have, which the page that names such a file reports. */
const ofNothing: ReadonlyArray<string | undefined> = [
  ...['ENOENT', 'ENOTDIR'],
  ...['ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE'],
];

/** Explains why a file can't be watched, with the same message for all files; null if there is no such file. */
export function explainWatchError(error: unknown): Problem | null {
  const { code, path: file }: NodeJS.ErrnoException = error instanceof Error ? error : new Error();
  if (ofNothing.includes(code)) return null;
  const { reason, fix } = ofWatches.get(code) ??
    explainFileError(error) ?? {
      reason: `cannot be watched (${messageOf(error)})`,
      fix: 'Start the server again.',
    };
  return {
    severity: 'warning',
    message: `This file ${reason}, so its changes may not show.`,
    fix,
    file: file || 'site',
  };
}
