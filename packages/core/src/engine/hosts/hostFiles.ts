import { parseHeadersFile } from './headersFile.ts';

/** A redirect of the site config, or one that a language prefix needs. */
export interface Redirect {
  from: string;
  to: string;
  status: number;
}

/**
 * `_headers` for static hosts: the policy for every page, and caching for ever of the files that are
 * named by their content. Hosts let browsers ask anew for all others by themselves. What the author's
 * own file sets for the same addresses is left out, because hosts would send both values.
 */
export function hostHeaders(base: string, csp: string, authored: string): string {
  const rules = parseHeadersFile(authored);
  const blocks: Array<{ path: string; headers: Array<[name: string, value: string]> }> = [
    {
      path: `${base}*`,
      headers: [
        ['Content-Security-Policy', `${csp}; frame-ancestors 'self'`],
        ['X-Content-Type-Options', 'nosniff'],
        ['Referrer-Policy', 'strict-origin-when-cross-origin'],
      ],
    },
    {
      path: `${base}assets/*`,
      headers: [['Cache-Control', 'public, max-age=31536000, immutable']],
    },
  ];
  const isAuthored = (path: string, name: string): boolean =>
    rules.some(
      ({ matches, set, removed }) =>
        matches(path) &&
        [...set.map(([own]) => own), ...removed].some(
          (own) => own.toLowerCase() === name.toLowerCase(),
        ),
    );
  const generated = blocks.flatMap(({ path, headers }) => {
    const ours = headers.filter(([name]) => !isAuthored(path, name));
    return ours.length > 0 ? [path, ...ours.map(([name, value]) => `  ${name}: ${value}`)] : [];
  });
  return joinLines(generated.join('\n'), authored);
}

/** `_redirects` for static hosts: the first line that matches wins, so the author's come first. */
export function hostRedirects(redirects: readonly Redirect[], authored: string): string {
  return joinLines(
    authored,
    redirects.map(({ from, to, status }) => `${from} ${to} ${status}`).join('\n'),
  );
}

const joinLines = (...parts: string[]): string =>
  parts
    .map((part) => part.trimEnd())
    .filter((part) => part !== '')
    .map((part) => `${part}\n`)
    .join('');
