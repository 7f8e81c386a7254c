/** The decoded path of a request, and its query as sent (starting with `?`, or empty). */
export interface RequestTarget {
  path: string;
  query: string;
}

/**
 * Parses the target of a request line. Returns null for one that hosts refuse as well: not a path, broken encoding, `.`
 * or `..`, or NUL, encoded or not. The WHATWG URL parser can't be used because it resolves `..` instead of rejecting it.
 * Empty segments and backslashes stay, since hosts match them with the rules of `_redirects`.
 */
export function parseRequestTarget(target: string): RequestTarget | null {
  const [, encoded = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(target) ?? [];
  const path = decodeOrNull(encoded);
  if (path === null || !path.startsWith('/') || path.includes('\0')) return null;
  return path.split(/[/\\]/).some(isDots) ? null : { path, query };
}

/** Decodes a URL path; null if the encoding is broken. */
function decodeOrNull(encoded: string): string | null {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return null;
  }
}

const isDots = (segment: string) => segment === '.' || segment === '..';
