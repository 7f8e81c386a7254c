import {
  decodePath,
  isExternal,
  routeToHtmlFile,
  routeToUrl,
  splitUrl,
  urlToRoute,
} from '#shared/url.ts';
import {
  type Address,
  type AddressLine,
  parseAddress,
  parseTarget,
  printAddress,
} from '../config/parseAddresses.ts';
import { createRedirector, type Redirector } from '../hosts/createRedirector.ts';
import type { RedirectSources } from '../hosts/siteRedirects.ts';
import { toggleSlash } from '../scan/resolveLink.ts';

/** Ids in the final HTML of each route. Those of other routes aren't known, so each of their anchors may be right. */
export type KnownIds = ReadonlyMap<string, ReadonlySet<string>>;

/** Where an address leads in the end: to a page, to something else, nowhere, or in a circle. */
export type Arrival =
  | { kind: 'page'; address: Address }
  | { kind: 'elsewhere' }
  | { kind: 'lost'; address: Address }
  | { kind: 'endless'; way: string[] };

/** Follows addresses as readers do: through anchors that the ledger moves, and redirects. */
export interface AddressFollower {
  follow(address: Address): Arrival;
  followTarget(target: string): Arrival;
}

/** What following addresses depends on. */
export type AddressSources = RedirectSources;

/** Creates a follower for the current pages of a site. */
export function createFollower(site: AddressSources, ids: KnownIds): AddressFollower {
  const { ledger, rules, routes, publicFiles, linkedFiles = publicFiles } = site;
  const moved = movedAnchors(ledger?.lines ?? []);
  let redirector: Redirector | null = null;
  const redirect = (route: string): string | null => {
    // Most sites have all pages that they ever had.
    redirector ??= createRedirector(site);
    return redirector(decodePath(routeToUrl(rules, route)));
  };

  const followTarget = (target: string, way: readonly string[]): Arrival => {
    const address = parseTarget(target, rules);
    return typeof address === 'string' ? { kind: 'elsewhere' } : follow(address, way);
  };
  const follow = (address: Address, way: readonly string[]): Arrival => {
    const { route, anchor } = address;
    const target = moved.get(route)?.get(anchor);
    if (target === undefined && routes.has(route)) {
      const isThere = anchor === '' || anchor === 'top' || (ids.get(route)?.has(anchor) ?? true);
      return { kind: isThere ? 'page' : 'lost', address };
    }
    const name = printAddress(address);
    const passed = [...way, name];
    if (way.includes(name)) return { kind: 'endless', way: passed };
    if (target !== undefined) return followTarget(target, passed);
    if (isFile(route, linkedFiles)) return { kind: 'elsewhere' };
    const to = redirect(route);
    const twin = toggleSlash(route);
    if (to === null && routes.has(twin)) return follow({ route: twin, anchor }, passed);
    if (to === null) return { kind: 'lost', address: { route, anchor: '' } };
    const next = isExternal(to) ? null : urlToRoute(rules, to);
    if (next === null) return { kind: 'elsewhere' };
    // A redirect keeps the anchor, unless its target has one.
    const found = parseAddress(
      printAddress({ route: next, anchor: '' }) + splitUrl(to).hash,
      rules,
    );
    return follow({ ...found, anchor: found.anchor || anchor }, passed);
  };
  return {
    follow: (address) => follow(address, []),
    followTarget: (target) => followTarget(target, []),
  };
}

/** The targets of anchors, by their route. */
function movedAnchors(lines: readonly AddressLine[]): Map<string, Map<string, string>> {
  const moved = new Map<string, Map<string, string>>();
  for (const { route, anchor, target } of lines) {
    if (anchor === '' || target === null) continue;
    const others = moved.get(route) ?? new Map<string, string>();
    moved.set(route, others.set(anchor, target));
  }
  return moved;
}

const isFile = (route: string, files: ReadonlySet<string>): boolean =>
  files.has(route.slice(1)) || files.has(routeToHtmlFile(route));
