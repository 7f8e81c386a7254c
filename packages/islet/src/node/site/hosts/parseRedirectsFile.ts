import { encodeSegments, splitUrl } from '#shared/url.ts';
import { isSafeTarget } from '../config/schema/isSafeTarget.ts';
import { compilePathPattern, isValidPattern, type PathPattern } from './pathPattern.ts';

/** One line of a `_redirects` file; with status 200 or 404, `to` is served at the requested URL. */
export interface RedirectRule {
  /** The pattern as written. */
  from: string;
  matches: PathPattern;
  to: string;
  status: number;
}

const STATUSES = [200, 301, 302, 303, 307, 308, 404];

/** Parses a `_redirects` file (`from to [status]`, 301 by default); throws an error that names all invalid lines. */
export function parseRedirectsFile(text: string): RedirectRule[] {
  const rules: RedirectRule[] = [];
  const problems: string[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const content = line.replace(/(^|\s)#.*/, '').trim();
    if (content === '') continue;
    const [from = '', to = '', status = '301', ...rest] = content.split(/\s+/);
    const rule = { from, matches: compilePathPattern(from), to, status: Number(status) };
    if (isValidPattern(from) && isTarget(rule) && rest.length === 0) rules.push(rule);
    else problems.push(`_redirects:${index + 1}: found “${content}”`);
  }
  if (problems.length > 0)
    throw new Error(
      `${problems.join('\n')}\nWrite “/from /to status” with a status of ${STATUSES.join(', ')}; only a redirect may lead to another site, to one that no part of “/from” can change, and “/from” has one “*” at most.`,
    );
  return rules;
}

/** Finds the first rule for a decoded path and fills the wildcards of its target, URL-encoded. */
export function findRedirect(
  rules: RedirectRule[],
  path: string,
): { to: string; status: number } | null {
  for (const { matches, to, status } of rules) {
    const params = matches(path);
    if (!params) continue;
    const target = to.replace(/:([a-z]\w*)/gi, (found, name: string) => {
      const value = params[name];
      return value === undefined ? found : encodeSegments(value);
    });
    return { to: target, status };
  }
  return null;
}

/** Passes the query of a request on to the target of its redirect, unless that has one of its own. */
export function passQuery(to: string, query: string): string {
  const target = splitUrl(to);
  return target.query === '' ? target.path + query + target.hash : to;
}

function isTarget({ to, status }: RedirectRule): boolean {
  const isRewrite = status === 200 || status === 404;
  if (!STATUSES.includes(status) || !isSafeTarget(to)) return false;
  return isRewrite ? /^\//.test(to) : /^(\/|https?:\/\/)/.test(to);
}
