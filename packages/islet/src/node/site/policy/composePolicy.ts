import { createHash } from 'node:crypto';
import { trustedPolicies } from '#shared/trust.ts';
import { noHosts, type SitePolicy } from './allowedHosts.ts';

/**
 * A policy without `unsafe-inline` and `unsafe-eval`: only the site's own files, and the inline scripts that prepare the
 * first paint, known by their hashes. Text becomes HTML or the
 * address of a worker only by a Trusted Types policy, unless the config turns that off.
 * Other hosts are those that the site's config allows.
 */
export function composePolicy(
  inlineScripts: readonly string[],
  hosts: SitePolicy = noHosts,
): string {
  const list = (...sources: string[]): string =>
    sources.map((source) => (source === 'self' ? "'self'" : source)).join(' ');
  return [
    "default-src 'none'",
    list("script-src 'self'", ...inlineScripts.map(hashScript), ...hosts.script),
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
    ...(hosts.trustedTypes === false
      ? []
      : [
          "require-trusted-types-for 'script'",
          list('trusted-types', ...Object.values(trustedPolicies), ...hosts.trustedTypes),
        ]),
  ].join('; ');
}

/**
 * The policy of files that workers run: they may compile code and WebAssembly, and load nothing but files of the site. A
 * worker has the policy of its own file, not that of the page.
 */
export const runtimePolicy = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-eval' 'wasm-unsafe-eval'",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The source of an inline script in a policy. */
export const hashScript = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
