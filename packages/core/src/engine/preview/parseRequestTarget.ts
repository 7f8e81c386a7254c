/** The decoded path of a request, and its query as sent (starting with `?`, or empty). */
export interface RequestTarget {
  path: string;
  query: string;
}

/**
 * Parses the target of a request line. Returns null for one that no link of a site can produce: not a path,
 * broken encoding, `.` or `..`, empty segments, backslashes or NUL, encoded or not. The WHATWG URL parser
 * can't be used because it resolves `..` instead of rejecting it.
 */
export function parseRequestTarget(target: string): RequestTarget | null {
  const [, encoded = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(target) ?? [];
  const path = decodeOrNull(encoded);
  if (path === null || !path.startsWith('/') || /[\\\0]/.test(path)) return null;
  // An empty segment is also rejected because a redirect to it (`//host`) would leave the site.
  const inner = path.slice(1).split('/');
  const last = inner.pop();
  const refused = inner.some((segment) => segment === '' || isDots(segment));
  return refused || isDots(last) ? null : { path, query };
}

/** Decodes a URL path; null if the encoding is broken. */
function decodeOrNull(encoded: string): string | null {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return null;
  }
}

const isDots = (segment: string | undefined) => segment === '.' || segment === '..';
