import { escapeHtml } from '#shared/escapeHtml.ts';
import { readAnchor } from '#shared/url.ts';
import type { MovedAnchor } from '../../site/addresses/listMoved.ts';
import { rewriteTags } from '../../site/policy/scanHtml.ts';

/**
 * Adds the old anchors of a page to the places that have them now. Returns those of other pages, and of places
 * that only the browser renders, where scripts have to lead on.
 */
export function addAliases(
  html: string,
  moved: readonly MovedAnchor[],
): { html: string; leads: MovedAnchor[] } {
  const byId = new Map<string, MovedAnchor[]>();
  for (const one of moved) {
    const id = one.url.startsWith('#') ? readAnchor(one.url) : '';
    byId.set(id, [...(byId.get(id) ?? []), one]);
  }
  // Most pages have none, and reading the tags of all would take as long as writing them.
  if (!moved.some(({ url }) => url.startsWith('#'))) return { html, leads: [...moved] };
  const leads = new Set(moved);
  const aliased = rewriteTags(html, ({ name, attributes: { id = '' }, isIsland }, tag) => {
    const aliases =
      id === '' || isIsland ? [] : (byId.get(id) ?? []).filter((one) => leads.delete(one));
    const spans = aliases.map(({ anchor }) => `<span id="${escapeHtml(anchor)}"></span>`).join('');
    return withoutText.has(name) ? spans + tag : tag + spans;
  });
  return { html: aliased, leads: [...leads] };
}

/** Elements that can't begin with a `<span>`. */
const withoutText: ReadonlySet<string> = new Set(
  'area audio br col dl hr iframe img input math ol picture select svg table tbody textarea tfoot thead tr ul video wbr'.split(
    ' ',
  ),
);
