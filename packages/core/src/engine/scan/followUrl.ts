import { followLink, type LinkTargets } from './followLink.ts';
import type { LinkOrigin } from './resolveLink.ts';

/** A URL that a component wrote, as the link that it is. */
export interface FollowedUrl {
  /** The link, and where it is meant from; for the link check. */
  from: LinkOrigin;
  href: string;
  /** With base; null for a dead link. */
  url: string | null;
}

/**
 * Finds where a URL leads that a component wrote. One from the root is meant as it stands, with the
 * base or without it, and never in the language of the page: the component may have chosen another.
 */
export function followUrl(
  targets: LinkTargets,
  { routePath, lang, version }: LinkOrigin,
  url: string,
): FollowedUrl {
  const { base, defaultLang, defaultVersion } = targets.rules;
  const from = url.startsWith('/')
    ? { routePath: '/', lang: defaultLang, version: defaultVersion }
    : { routePath, lang, version };
  const hrefs = url.startsWith(base) ? [`/${url.slice(base.length)}`, url] : [url];
  const followed = hrefs.map((href) => ({
    from,
    href,
    url: followLink(targets, from, href)?.url ?? null,
  }));
  const [first] = followed;
  return followed.find((one) => one.url !== null) ?? first ?? { from, href: url, url: null };
}
