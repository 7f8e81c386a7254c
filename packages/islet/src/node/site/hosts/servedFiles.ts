import type { HostRules } from './openHostRules.ts';
import type { RedirectRule } from './parseRedirectsFile.ts';

/** What the configurations of servers are written from. */
export interface ServedFiles {
  /** Path that the site is served at, with a slash at both ends. */
  base: string;
  cleanUrls: boolean;
  /** The rules of `_headers` and `_redirects`. */
  rules: HostRules;
  /** Whether files stand in for redirects, on hosts without rules: then rules have to come before files. */
  hasRedirectPages: boolean;
  /** The extensions of all files, as in `html`. */
  extensions: readonly string[];
}

/** Header of files that may have changed, unless a rule says otherwise. */
export const revalidate = 'public, max-age=0, must-revalidate';

/** Whether a header is for files alone: an error that browsers keep would outlive its reason. */
export const isForFiles = (header: string): boolean => header.toLowerCase() === 'cache-control';

/** Files of the output that only hosts read, by their path in it. */
export const controlFiles: readonly string[] = ['_headers', '_redirects', 'vercel.json'];

/** Splits the rules of `_redirects` into those that come before files, and those for addresses without one. */
export function splitRedirects({ rules, hasRedirectPages }: ServedFiles): {
  first: RedirectRule[];
  last: RedirectRule[];
} {
  const isFirst = ({ status }: RedirectRule): boolean =>
    hasRedirectPages && status >= 300 && status < 400;
  return {
    first: rules.redirects.filter(isFirst),
    last: rules.redirects.filter((rule) => !isFirst(rule)),
  };
}
