/** A redirect of the site config, or one that a language prefix needs. */
export interface Redirect {
  from: string;
  to: string;
  status: number;
}

/**
 * `_headers` for static hosts: the policy for every page, and caching for ever of the files that are
 * named by their content. Hosts let browsers ask anew for all others by themselves.
 */
export function hostHeaders(base: string, csp: string): string {
  return [
    `${base}*`,
    `  Content-Security-Policy: ${csp}; frame-ancestors 'self'`,
    '  X-Content-Type-Options: nosniff',
    '  Referrer-Policy: strict-origin-when-cross-origin',
    `${base}assets/*`,
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ].join('\n');
}

/** `_redirects` for static hosts: the first line that matches wins. */
export function hostRedirects(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');
}
