import { splitRoute, type UrlRules } from '#shared/url.ts';
import { nearestName } from '../../support/problems/nearestName.ts';
import { type Address, printAddress } from '../config/parseAddresses.ts';
import type { KnownIds } from './followAddress.ts';

/** What a suggestion is chosen from. */
export interface Candidates {
  rules: UrlRules;
  routes: ReadonlySet<string>;
  ids: KnownIds;
}

/** The existing address that is most likely where one went that is gone; null if none is like it. */
export function suggestAddress(gone: Address, candidates: Candidates): string | null {
  const { route, anchor } = gone;
  if (anchor === '') return suggestRoute(route, candidates);
  const { rules, ids } = candidates;
  const near = nearestName(anchor, [...(ids.get(route) ?? [])]);
  const { lang, version } = splitRoute(rules, route);
  const other = [...ids].find(([one, known]) => {
    const parts = splitRoute(rules, one);
    return parts.lang === lang && parts.version === version && known.has(anchor);
  });
  // A heading that went to another page keeps its anchor; one that stayed was renamed.
  if (other) return printAddress({ route: other[0], anchor });
  return near === undefined ? null : printAddress({ route, anchor: near });
}

function suggestRoute(route: string, { rules, routes }: Candidates): string | null {
  const { lang, version, path } = splitRoute(rules, route);
  const scope = new Map<string, string>();
  for (const one of routes) {
    const parts = splitRoute(rules, one);
    if (parts.lang === lang && parts.version === version) scope.set(parts.path, one);
  }
  const nameOf = (one: string): string | undefined => one.split('/').filter(Boolean).at(-1);
  const name = nameOf(path);
  const moved = [...scope.keys()].find((one) => name !== undefined && nameOf(one) === name);
  const found = scope.get(moved ?? nearestName(path, [...scope.keys()]) ?? '');
  return found === undefined ? null : printAddress({ route: found, anchor: '' });
}
