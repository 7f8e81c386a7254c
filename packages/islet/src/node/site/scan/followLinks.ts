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

/** Follows links once, for everything that asks where they lead. */
export function followLinks(targets: LinkTargets, sources: readonly LinkSource[]): FollowedLinks[] {
  return sources.map(({ from, links }) => ({
    from,
    links: links.map((link) => ({ ...link, leadsTo: resolveLink(targets, from, link.href) })),
  }));
}
