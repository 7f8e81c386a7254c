import type { Problem } from '@docs/common/types.ts';

/** What to do, by the code of the system. */
const fixes: Readonly<Record<string, string>> = {
  ELOOP: 'Remove the link that leads back to itself.',
  ENOSPC:
    'Allow more watches, on Linux with `sudo sysctl fs.inotify.max_user_watches=524288`, and start the server again.',
  EMFILE:
    'Allow more open files with `ulimit -n 65536`, or close programs that watch many, and start the server again.',
  ENFILE: 'Close programs that have many files open, and start the server again.',
  EACCES: 'Allow your user to read it, and save it again.',
  EPERM: 'Allow your user to read it, and save it again.',
};

/** What is said of each code. */
const causes: Readonly<Record<string, string>> = {
  ELOOP: 'a link leads back to itself',
  ENOSPC: 'the limit of the system for watches is reached',
  EMFILE: 'too many files are open in this process',
  ENFILE: 'too many files are open on this machine',
  EACCES: 'it may not be read',
  EPERM: 'it may not be read',
};

/**
 * What keeps a file from being watched, and what to do; null for a name that no file can have, which the
 * page that names it reports.
 */
export function explainWatchError(error: unknown): Problem | null {
  const { code = '', path: file = '' } =
    error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  if (code === 'ENAMETOOLONG' || code === 'ERR_INVALID_ARG_VALUE') return null;
  const cause = causes[code] ?? (error instanceof Error ? error.message : String(error));
  return {
    severity: 'warning',
    message: `Changes of this file may not show, because it cannot be watched: ${cause}.`,
    fix: fixes[code] ?? 'Start the server again.',
    file: file || 'site',
  };
}
