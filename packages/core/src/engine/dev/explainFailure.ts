import { messageOf } from '#common/messageOf.ts';
import type { Problem } from '#common/types.ts';

/**
 * Explains an error that no stage has caught: `what` says what can't be done because of it. The server keeps
 * running.
 */
export function explainFailure(error: unknown, what: string): Problem {
  const isEndless = error instanceof RangeError && /call stack/.test(error.message);
  const reason = isEndless
    ? 'a value or a call refers to itself'
    : messageOf(error).replace(/\.$/, '');
  return {
    severity: 'error',
    message: `${what}: ${reason}.`,
    fix: 'Correct the config, the plugin or the component that was changed last, and save it.',
    file: 'site.config.ts',
  };
}
