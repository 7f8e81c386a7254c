import { messageOf } from '#common/messageOf.ts';
import type { Problem } from '#common/types.ts';
import { isInside } from '../files/isInside.ts';
import { relativePath } from '../files/relativePath.ts';
import { explainFileError } from '../problems/explainFileError.ts';

/** Codes of errors that concern what is written, where a file is copied or renamed. */
const ofTarget = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EEXIST', 'ENOTEMPTY']);

/**
 * Explains what no stage has caught: a fault of a file or of the system, in which `file` is relative to
 * `folder` where it lies there, else a defect of the engine, whose stack is shown when it is asked for.
 */
export function explainError(
  error: unknown,
  { folder, isDebugged }: { folder: string; isDebugged: boolean },
): Problem {
  const stack = isDebugged && error instanceof Error ? error.stack : undefined;
  const explain = (message: string, fix: string, file = 'engine'): Problem => ({
    severity: 'error',
    message,
    fix,
    file,
    ...(stack !== undefined && { frame: stack }),
  });
  const fault = explainFileError(error);
  if (fault !== null) {
    const file = fileOf(error);
    if (file === null) return explain(`A file ${fault.reason}: ${messageOf(error)}.`, fault.fix);
    const below = relativePath(folder, file) || '.';
    const name = isInside(folder, file) ? below : file;
    return explain(`\`${name}\` ${fault.reason}.`, fault.fix, name);
  }
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') {
    const fix = 'Allow more, as in `NODE_OPTIONS=--max-old-space-size=4096`.';
    return explain('There is not enough memory for the pages of this site.', fix);
  }
  return explain(
    `The engine failed, which is a bug in it: ${messageOf(error)}.`,
    stack
      ? 'Report it with this stack, and with what you changed last.'
      : 'Report it with its stack, which `DEBUG=docs` shows, and with what you changed last.',
  );
}

/** The file that an error of the system is about. */
function fileOf(error: unknown): string | null {
  const {
    code = '',
    path: source,
    dest,
  }: NodeJS.ErrnoException & { dest?: unknown } = error instanceof Error ? error : new Error();
  const file = typeof dest === 'string' && ofTarget.has(code) ? dest : source;
  return typeof file === 'string' && file !== '' ? file : null;
}
