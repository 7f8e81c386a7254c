import { messageOf } from '#shared/messageOf.ts';
import type { Problem } from '#shared/types.ts';

/** What a system may refuse to any program. */
export interface Limit {
  /** What can't be done with a file then. */
  refused: string;
  cause: string;
  fix: string;
}

const diskIsFull = { refused: 'written', cause: 'the disk is full', fix: 'Free some disk space.' };

/** By the code of the error. */
export const limits: ReadonlyMap<string, Limit> = new Map([
  ['ENOSPC', diskIsFull],
  ['EDQUOT', diskIsFull],
  [
    'EFBIG',
    {
      refused: 'written',
      cause: 'the system allows no file of this size',
      fix: 'Raise the limit: `ulimit -f`.',
    },
  ],
  [
    'EMFILE',
    {
      refused: 'opened',
      cause: 'too many files are open',
      fix: 'Raise the limit: `ulimit -n`.',
    },
  ],
  ['ENFILE', { refused: 'opened', cause: 'too many files are open', fix: 'Close other programs.' }],
  [
    'EAGAIN',
    {
      refused: 'started',
      cause: 'the system allows no more processes',
      fix: 'Raise the limit, `ulimit -u`, or close other programs.',
    },
  ],
  [
    'ENOMEM',
    { refused: 'used', cause: 'there is not enough memory', fix: 'Close other programs.' },
  ],
]);

/** What programs say that can't start their threads, or are stopped by the system. */
const sayings: ReadonlyArray<[RegExp, string]> = [
  [/Resource temporarily unavailable|The service (?:was stopped|is no longer running)/, 'EAGAIN'],
  [/Cannot allocate memory/, 'ENOMEM'],
];

/**
 * Explains that the system refused something, in which case neither the config nor a page is wrong; null for any other error.
 * `what` says what can't be done because of it. Other programs put the error into a message of their own.
 */
export function explainLimit(error: unknown, what: string): Problem | null {
  const [, message = ''] = /^\W*(.*?)[.\s]*$/m.exec(messageOf(error)) ?? [];
  const code =
    [...limits.keys()].find((one) => new RegExp(`\\b${one}\\b`).test(message)) ??
    sayings.find(([saying]) => saying.test(message))?.[1];
  const limit = code === undefined ? undefined : limits.get(code);
  if (limit === undefined) return null;
  return {
    severity: 'error',
    message: `${what} because ${limit.cause}: ${message}.`,
    fix: limit.fix,
    file: 'system',
  };
}
