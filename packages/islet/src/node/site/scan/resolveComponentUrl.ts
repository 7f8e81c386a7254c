import type { PagePlace } from '#shared/types.ts';
import { type LinkTargets, resolveLink } from './resolveLink.ts';

/** A URL that a component rendered, as a link. */
export interface ComponentLink {
  /** The link and its origin, for the link check. */
  from: PagePlace;
  href: string;
  /** With base; null for a dead link. */
  url: string | null;
}

/**
 * Resolves a URL that a component rendered. A URL from the root, with or without the base, is taken as
 * it is and never moved to the language of the page: the component may have chosen another one.
 */
export function resolveComponentUrl(
  targets: LinkTargets,
  { routePath, lang, version }: PagePlace,
  url: string,
): ComponentLink {
  const { base, defaultLang, defaultVersion } = targets.rules;
  const from = url.startsWith('/')
    ? { routePath: '/', lang: defaultLang, version: defaultVersion }
    : { routePath, lang, version };
  const hrefs = url.startsWith(base) ? [`/${url.slice(base.length)}`, url] : [url];
  const links = hrefs.map((href) => ({
    from,
    href,
    url: resolveLink(targets, from, href)?.url ?? null,
  }));
  const [first] = links;
  return links.find((link) => link.url !== null) ?? first ?? { from, href: url, url: null };
}
