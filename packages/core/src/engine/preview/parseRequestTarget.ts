/** The path of a request, decoded, and its query as it was sent (with `?`, or empty). */
export interface RequestTarget {
  path: string;
  query: string;
}

/**
 * Reads the target of a request line; null for one that no link of a site can give: not a path,
 * broken encoding, `.` or `..`, empty segments, backslashes or NUL, be they encoded or not.
 * The WHATWG URL parser is of no use here, for it resolves `..` instead of refusing it.
 */
export function parseRequestTarget(target: string): RequestTarget | null {
  const [, encoded = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(target) ?? [];
  const path = decodePath(encoded);
  if (path === null || !path.startsWith('/') || /[\\\0]/.test(path)) return null;
  // An empty segment is refused also because a redirect that keeps it (`//host`) leaves the site.
  const inner = path.slice(1).split('/');
  const last = inner.pop();
  const refused = inner.some((segment) => segment === '' || isDots(segment));
  return refused || isDots(last) ? null : { path, query };
}

/** The opposite: a decoded path as a `Location` header has it. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** Decodes a URL's path; null where the encoding is broken. */
export function decodePath(encoded: string): string | null {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return null;
  }
}

const isDots = (segment: string | undefined) => segment === '.' || segment === '..';
