import { splitUrl } from '#shared/url.ts';
import { encodeTarget } from './encodeTarget.ts';
import type { RedirectRule } from './parseRedirectsFile.ts';
import { requestSource } from './pathPattern.ts';

/** A redirect as a regular expression for targets of requests, and where it leads. */
interface ServerRedirect {
  source: string;
  to: string;
}

/**
 * Translates a redirect for servers that match regular expressions; `group` gives their name for a group. It passes the
 * query on unless the target has one. Signs that servers read as theirs are encoded.
 */
export function serverRedirect(
  { from, to }: Pick<RedirectRule, 'from' | 'to'>,
  group: (number: number) => string,
): ServerRedirect {
  const { source, names } = requestSource(from);
  const { path, query, hash } = splitUrl(encodeTarget(to));
  // No name of a group has a digit at its start.
  const whole = path + (query === '' ? ':0' : query) + hash;
  const filled = whole
    .replace(/[${}]/g, encodeURIComponent)
    .replace(/:(0|[a-z]\w*)/gi, (found, name: string) => {
      const index = names.indexOf(name === '0' ? 'query' : name);
      return index < 0 ? found : group(index + 1);
    });
  return { source, to: filled };
}
