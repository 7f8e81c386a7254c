import { createHash } from 'node:crypto';
import { trustedPolicies } from '#common/trust.ts';
import { type AllowedHosts, noHosts } from './allowedHosts.ts';

/**
 * A policy without `unsafe-inline` and `unsafe-eval`: only the site's own files, and the one inline
 * script that sets the theme before the first paint, known by its hash. Text becomes HTML or the
 * address of a worker only by a Trusted Types policy.
 * Other hosts are those that the site's config allows.
 */
export function contentSecurityPolicy(inlineScript: string, hosts: AllowedHosts = noHosts): string {
  const hash = createHash('sha256').update(inlineScript).digest('base64');
  const list = (...sources: string[]): string =>
    sources.map((source) => (source === 'self' ? "'self'" : source)).join(' ');
  return [
    "default-src 'none'",
    list("script-src 'self'", `'sha256-${hash}'`, ...hosts.script),
    list("style-src 'self'", ...hosts.style),
    list("img-src 'self' data:", ...hosts.image),
    list("font-src 'self'", ...hosts.font),
    list("media-src 'self'", ...hosts.media),
    list("connect-src 'self'", ...hosts.connect),
    ...(hosts.frame.length > 0 ? [list('frame-src', ...hosts.frame)] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    list('form-action', ...(hosts.form.length > 0 ? hosts.form : ["'none'"])),
    "require-trusted-types-for 'script'",
    `trusted-types ${Object.values(trustedPolicies).join(' ')}`,
  ].join('; ');
}
