import { decodePath } from '#shared/url.ts';
import { encodeTarget } from './encodeTarget.ts';

/** Matches a decoded path and gives the values of the wildcards; null if it doesn't match. */
export type PathPattern = (path: string) => Record<string, string> | null;

/** Whether hosts read the path of a file as a pattern, because its name has a sign of patterns. */
export const looksLikePattern = (path: string): boolean => /\*|\/:[a-z]/i.test(path);

/** Whether hosts accept a pattern: they read one `*` at most, and more of them could take forever to match. */
export const isValidPattern = (pattern: string): boolean => /^\/[^*]*\*?[^*]*$/.test(pattern);

/** A regular expression, as text, that matches whole paths, and the names of its groups. */
export interface PatternSource {
  source: string;
  names: string[];
}

/** Compiles a path of `_headers` or `_redirects`: `*` (`splat`) matches anything, `:name` one segment. */
export function compilePathPattern(pattern: string): PathPattern {
  const { source, names } = pathSource(pattern);
  const regex = new RegExp(source, 's');
  return (path) => {
    const match = regex.exec(path);
    return match && Object.fromEntries(names.map((name, index) => [name, match[index + 1] ?? '']));
  };
}

/** The regular expression of a pattern for decoded paths. */
export const pathSource = (pattern: string): PatternSource =>
  toSource(decodePath(pattern), { any: '(.*)', segment: '([^/]+)', end: '' });

/**
 * The regular expression of a pattern for targets of requests, as they were sent. Its last group, `query`, is the query with
 * its `?`, so that what it captured can be part of another URL without being encoded.
 */
export function requestSource(pattern: string): PatternSource {
  const { source, names } = toSource(encodeTarget(pattern), {
    ...{ any: '([^?]*)', segment: '([^/?]+)', end: '([?].*)?' },
  });
  const anyCase = source.replace(/%([0-9a-f]{2})/gi, '%(?i:$1)');
  return { source: anyCase, names: [...names, 'query'] };
}

function toSource(
  pattern: string,
  { any, segment, end }: { any: string; segment: string; end: string },
): PatternSource {
  const names: string[] = [];
  const source = pattern.replace(/\/:([a-z]\w*)|\*|[.+?^${}()|[\]\\]/gi, (found, name?: string) => {
    if (!name && found !== '*') return `\\${found}`;
    names.push(name ?? 'splat');
    return name ? `/${segment}` : any;
  });
  return { source: `^${source}${end}$`, names };
}
