import { createHash } from 'node:crypto';
import { trustedPolicies } from '#common/trust.ts';

/**
 * A policy without `unsafe-inline` and `unsafe-eval`: only the site's own files, and the one inline
 * script that sets the theme before the first paint, known by its hash. Text becomes HTML or the
 * address of a worker only by a Trusted Types policy.
 * `connectTo` are the origins that scripts may ask besides the site's own.
 */
export function contentSecurityPolicy(
  inlineScript: string,
  connectTo: readonly string[] = [],
): string {
  const hash = createHash('sha256').update(inlineScript).digest('base64');
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash}'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    ["connect-src 'self'", ...connectTo].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${Object.values(trustedPolicies).join(' ')}`,
  ].join('; ');
}
