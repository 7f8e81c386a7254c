import type { ContentLink, PagePlace, Problem } from '#shared/types.ts';
import { type LinkTargets, type ResolvedLink, resolveLink } from './resolveLink.ts';

/** A link and where it is written; in the config there is no line. */
export type WrittenLink = Pick<ContentLink, 'href' | 'kind' | 'text'> &
  Pick<Problem, 'file' | 'line' | 'column'>;

/** Links with the same origin. */
export interface LinkSource {
  from: PagePlace;
  links: readonly WrittenLink[];
}

/** A link and where it leads; null if it is dead. */
export interface FollowedLink extends WrittenLink {
  leadsTo: ResolvedLink | null;
}

/** Links with the same origin, and where they lead. */
export interface FollowedLinks extends LinkSource {
  links: readonly FollowedLink[];
}

/**
 * Follows links once, for everything that asks where they lead. Large sites have hundreds of thousands, so those to the same
 * place share what they lead to.
 */
export function followLinks(targets: LinkTargets, sources: readonly LinkSource[]): FollowedLinks[] {
  const known = new Map<string, ResolvedLink>();
  const follow = (from: PagePlace, href: string): ResolvedLink | null => {
    const found = resolveLink(targets, from, href);
    if (found === null) return null;
    const same = known.get(found.url) ?? found;
    known.set(found.url, same);
    return same;
  };
  return sources.map(({ from, links }) => ({
    from,
    // Written out: in V8 11, each object that is spread and extended has a description of its own in memory.
    links: links.map(({ href, kind, text, file, line, column }) => {
      const leadsTo = follow(from, href);
      return { href, kind, text, file, line, column, leadsTo };
    }),
  }));
}
