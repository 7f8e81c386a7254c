import type { HeadElement } from '#shared/frontmatter.ts';
import { otherOrigin, type SitePolicy } from './allowedHosts.ts';
import { dataScript } from './findBlocked.ts';
import { listLoaded } from './findBlockedUrls.ts';
import { listTags } from './scanHtml.ts';

/** Adds to a policy the hosts that elements of the head load something from. */
export function allowHostsOf(elements: readonly HeadElement[], policy: SitePolicy): SitePolicy {
  const allowed = { ...policy };
  for (const { tag, attributes, content = '' } of elements) {
    const inner = tag === 'noscript' ? listTags(content) : [];
    for (const one of [{ name: tag as string, attributes }, ...inner]) {
      for (const { kind, url } of listLoaded(one.name, one.attributes)) {
        // Frames are the only ones of these that may not show the site itself anyway.
        const origin = otherOrigin(url) ?? (kind === 'frame' ? 'self' : null);
        if (origin !== null) allowed[kind] = [...new Set([...allowed[kind], origin])];
      }
    }
  }
  return allowed;
}

/** Lists the inline code in elements of the head, which the policy admits by its hash. */
export const listInlineCode = (elements: readonly HeadElement[]): string[] => [
  ...new Set(
    elements.flatMap(({ tag, attributes: { type = '' }, content }) =>
      tag === 'script' && content !== undefined && !dataScript.test(type) ? content : [],
    ),
  ),
];
