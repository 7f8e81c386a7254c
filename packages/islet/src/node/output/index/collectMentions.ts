import type { Mentions } from '#search/searchTypes.ts';
import { decodePath } from '#shared/url.ts';
import type { FollowedLinks } from '../../site/scan/followLinks.ts';

/** The texts of links to each page and its sections. */
export type MentionsByRoute = ReadonlyMap<string, Mentions>;

/**
 * Collects the texts of all links from pages to pages of the same language and version, each once per target and in a
 * fixed order. Readers use the same words for a section as authors of other pages do.
 */
export function collectMentions(pages: readonly FollowedLinks[]): MentionsByRoute {
  const scopes = new Map(
    pages.map(({ from: { routePath, lang, version } }) => [routePath, lang + version]),
  );
  const texts = new Map<string, Map<string, Set<string>>>();
  for (const { from, links } of pages) {
    for (const { text, leadsTo } of links) {
      const target = leadsTo?.page;
      if (!text || !target || target.route === from.routePath) continue;
      if (scopes.get(target.route) !== scopes.get(from.routePath)) continue;
      const anchor = decodePath(target.hash.slice(1));
      const ofPage = texts.get(target.route) ?? new Map<string, Set<string>>();
      const ofAnchor = ofPage.get(anchor) ?? new Set<string>();
      texts.set(target.route, ofPage.set(anchor, ofAnchor.add(text.toLowerCase())));
    }
  }
  return new Map(
    Array.from(texts, ([route, anchors]) => [
      route,
      Object.fromEntries(Array.from(anchors, ([anchor, found]) => [anchor, [...found].sort()])),
    ]),
  );
}
