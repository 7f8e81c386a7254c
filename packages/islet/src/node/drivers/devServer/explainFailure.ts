import { messageOf } from '#shared/messageOf.ts';
import type { Problem } from '#shared/types.ts';
import { configName } from '../../site/config/configFiles.ts';
import { explainLimit } from '../../support/problems/explainLimit.ts';

/**
 * Explains an error that no stage has caught: `what` says what can't be done because of it, `siteRoot` is the absolute
 * path of the site. The server keeps running.
 */
export function explainFailure(error: unknown, what: string, siteRoot: string): Problem {
  const limit = explainLimit(error, what);
  if (limit !== null) return limit;
  const isEndless = error instanceof RangeError && /call stack/.test(error.message);
  const reason = isEndless
    ? 'a value or a call refers to itself'
    : messageOf(error).replace(/\.$/, '');
  return {
    severity: 'error',
    message: `${what}: ${reason}.`,
    fix: 'Correct the config, the plugin or the component that was changed last, and save it.',
    file: configName(siteRoot),
  };
}
