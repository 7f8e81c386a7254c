import { decodePath } from '#shared/url.ts';

/** Matches a decoded path and gives the values of the wildcards; null if it doesn't match. */
export type PathPattern = (path: string) => Record<string, string> | null;

/** Whether hosts read the path of a file as a pattern, because its name has a sign of patterns. */
export const looksLikePattern = (path: string): boolean => /\*|\/:[a-z]/i.test(path);

/** Whether hosts accept a pattern: they read one `*` at most, and more of them could take forever to match. */
export const isValidPattern = (pattern: string): boolean => /^\/[^*]*\*?[^*]*$/.test(pattern);

/** Compiles a path of `_headers` or `_redirects`: `*` (`splat`) matches anything, `:name` one segment. */
export function compilePathPattern(pattern: string): PathPattern {
  const names: string[] = [];
  const source = decodePath(pattern).replace(
    /\/:([a-z]\w*)|\*|[.+?^${}()|[\]\\]/gi,
    (found, name?: string) => {
      if (!name && found !== '*') return `\\${found}`;
      names.push(name ?? 'splat');
      return name ? '/([^/]+)' : '(.*)';
    },
  );
  const regex = new RegExp(`^${source}$`, 's');
  return (path) => {
    const match = regex.exec(path);
    return match && Object.fromEntries(names.map((name, index) => [name, match[index + 1] ?? '']));
  };
}
