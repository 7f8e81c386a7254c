import type { Problem } from '#shared/types.ts';

/** What a page loads from other hosts or sends to them, by its field of the config, and how messages call it. */
const nouns = {
  image: 'image',
  frame: 'frame',
  media: 'video or sound',
  script: 'script',
  style: 'stylesheet',
  font: 'font',
  connect: 'address',
  form: 'form target',
};

/** What a page loads from other hosts or sends to them. */
export type HostKind = keyof typeof nouns;

/**
 * Hosts that the Content-Security-Policy of the site allows, as in `https://www.example.com` and
 * `https://*.example.com`. For frames and forms, `self` is the site itself, which all others may use anyway.
 */
export type AllowedHosts = Readonly<Record<HostKind, readonly string[]>>;

/** What a site allows besides its own files. */
export interface SitePolicy extends AllowedHosts {
  /** Trusted Types policies of other scripts; `false` if any script may write HTML. */
  trustedTypes: readonly string[] | false;
}

/** The policy of a site that allows no other host. */
export const noHosts: SitePolicy = {
  trustedTypes: [],
  ...{ image: [], frame: [], media: [], script: [] },
  ...{ style: [], font: [], connect: [], form: [] },
};

/** Explains why the policy blocks a URL; null if it allows it. */
export function explainBlockedUrl(
  kind: HostKind,
  url: string,
  allowed: AllowedHosts,
): Pick<Problem, 'message' | 'fix'> | null {
  const other = otherOrigin(url);
  const isOwn = other === null && !/^[a-z][a-z\d+.-]*:/i.test(url);
  if (other === null && !(isOwn && (kind === 'frame' || kind === 'form'))) return null;
  const origin = other ?? 'self';
  if (allowed[kind].some((entry) => covers(entry, origin))) return null;
  const field = `\`contentSecurityPolicy.${kind}\` in the config`;
  const entry = origin.replace(/^https:\/\//, '');
  return {
    message: isOwn
      ? `The ${nouns[kind]} \`${url}\` is blocked by the Content-Security-Policy.`
      : `The ${nouns[kind]} \`${url}\` is on another host, which the Content-Security-Policy blocks.`,
    fix: isFile(kind)
      ? `Copy the file into the site, or add ${JSON.stringify(entry)} to ${field}.`
      : `Add ${JSON.stringify(entry)} to ${field}.`,
  };
}

/** The origin of a URL with a host, in lower case and with a scheme; null for paths and other schemes. */
export function otherOrigin(url: string): string | null {
  const [, scheme = 'https', host] = /^(?:(https?):)?\/\/([^/?#]+)/i.exec(url.trim()) ?? [];
  return host === undefined ? null : `${scheme}://${host}`.toLowerCase();
}

/** Whether an entry of the config allows an origin, read as browsers do (CSP 3, 6.7.2.8). */
function covers(entry: string, origin: string): boolean {
  const secure = origin.replace(/^https:/, 'http:');
  return [origin, secure].some((one) => {
    const [start, end] = entry.split('*');
    return end === undefined ? one === entry : one.startsWith(start ?? '') && one.endsWith(end);
  });
}

const isFile = (kind: HostKind): boolean => !['frame', 'connect', 'form'].includes(kind);
