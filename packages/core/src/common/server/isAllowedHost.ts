import { isIPv4, isIPv6 } from 'node:net';

/**
 * Whether a server on someone's own machine answers to a `Host` header: to addresses, to `localhost` and
 * to the names it was given. A page of another site can point its own name at this machine and would read
 * the answers otherwise (CVE-2025-24010).
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
