import { isIPv4, isIPv6 } from 'node:net';

/**
 * Whether a local server accepts a `Host` header: IP addresses, `localhost` and the names it was given.
 * Otherwise a page of another site could resolve its own host name to this machine and read the responses
 * (CVE-2025-24010).
 */
export function isAllowedHost(header: string | undefined, names: readonly string[]): boolean {
  const [, host = ''] = /^(\[[^\]]*\]|[^:]*)(?::\d*)?$/.exec(header?.toLowerCase() ?? '') ?? [];
  if (host.startsWith('[')) return isIPv6(host.slice(1, -1));
  return (
    isIPv4(host) ||
    /^(?:[^.]+\.)*localhost$/.test(host) ||
    names.some((name) => name.toLowerCase() === host && host !== '')
  );
}
