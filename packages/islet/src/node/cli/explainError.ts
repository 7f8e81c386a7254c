import { messageOf } from '#shared/messageOf.ts';
import type { Problem } from '#shared/types.ts';
import { BundlerError } from '../drivers/builder/bundlerError.ts';
import { explainFailure } from '../drivers/devServer/explainFailure.ts';
import { isInside } from '../support/files/isInside.ts';
import { relativePath } from '../support/files/relativePath.ts';
import { explainFileError } from '../support/problems/explainFileError.ts';
import { explainLimit } from '../support/problems/explainLimit.ts';

/** Codes of errors that refer to the destination when a file is copied or renamed. */
const ofTarget = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EEXIST', 'ENOTEMPTY']);

/**
 * Explains an error that no stage has caught. File and system errors get a readable message, with the path
 * relative to `folder` if it is inside; anything else is an internal error, shown with its stack if `isDebugged`.
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
  const cause = findFileError(error instanceof BundlerError ? error.cause : error);
  const fault = explainFileError(cause);
  if (fault !== null) {
    const file = fileOf(cause);
    if (file === null) return explain(`A file ${fault.reason}: ${messageOf(cause)}.`, fault.fix);
    const below = relativePath(folder, file);
    const name = below !== '' && isInside(folder, file) ? below : file;
    return explain(`\`${name}\` ${fault.reason}.`, fault.fix, name);
  }
  if (error instanceof BundlerError) {
    return explainFailure(error.cause, 'The theme cannot be bundled', folder);
  }
  const limit = explainLimit(error, 'The command cannot go on');
  if (limit !== null) return limit;
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') {
    const fix = 'Allow more, as in `NODE_OPTIONS=--max-old-space-size=4096`.';
    return explain('There is not enough memory for the pages of this site.', fix);
  }
  return explain(
    `Internal error: ${messageOf(error)}.`,
    stack
      ? 'This is a bug. Report it with this stack trace and your last change.'
      : 'This is a bug. Report it with your last change and the stack trace, which `DEBUG=islet` shows.',
  );
}

/** The error that the bundler has put into a message of its own, or else the error itself. */
function findFileError(error: unknown): unknown {
  const inMessage = /\b(E[A-Z]{3,}): [^\n]*, \w+ '([^'\n]+)'/;
  const [message, code, file] = inMessage.exec(messageOf(error)) ?? [];
  if (explainFileError(error) !== null || message === undefined) return error;
  return Object.assign(new Error(message), { code, path: file });
}

/** The path of the file that caused a system error, if any. */
function fileOf(error: unknown): string | null {
  const {
    code = '',
    path: source,
    dest,
  }: NodeJS.ErrnoException & { dest?: unknown } = error instanceof Error ? error : new Error();
  const file = typeof dest === 'string' && ofTarget.has(code) ? dest : source;
  return typeof file === 'string' && file !== '' ? file : null;
}
