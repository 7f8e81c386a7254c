import { joinAnchor, routeToUrl } from '#shared/url.ts';
import { parseTarget } from '../config/parseAddresses.ts';
import type { Project } from '../scan/openProject.ts';
import { resolveLink, toggleSlash } from '../scan/resolveLink.ts';
import { encodeTarget } from './encodeTarget.ts';
import type { Redirect } from './hostFiles.ts';
import { looksLikePattern } from './pathPattern.ts';

/** What redirects of the ledger depend on. */
export interface LedgerSources
  extends Pick<Project, 'rules' | 'routes' | 'publicFiles' | 'moved'>,
    Partial<Pick<Project, 'linkedFiles' | 'ledger'>> {}

/**
 * The redirects of pages that are gone: to where the ledger says they went, or to the page that has the same address but
 * for the `/` at its end.
 */
export function ledgerRedirects(site: LedgerSources): Redirect[] {
  const { ledger, rules, routes } = site;
  const targets = new Map<string, string>();
  for (const { route, anchor, target } of ledger?.lines ?? []) {
    if (routes.has(route) || looksLikePattern(route)) continue;
    if (anchor === '' && target !== null) targets.set(route, urlOfTarget(target, site));
    const twin = toggleSlash(route);
    if (routes.has(twin) && !targets.has(route)) targets.set(route, routeToUrl(rules, twin));
  }
  return Array.from(targets, ([route, to]) => ({
    from: routeToUrl(rules, route),
    to,
    status: 301,
  }));
}

/** The URL of a target, which may be an old address itself. */
export function urlOfTarget(target: string, site: LedgerSources): string {
  const { rules, routes, publicFiles, linkedFiles: files = publicFiles, moved } = site;
  const root = { routePath: '/', lang: rules.defaultLang, version: rules.defaultVersion };
  const found = resolveLink({ rules, routes, files, moved }, root, target);
  if (found) return encodeTarget(found.url);
  const address = parseTarget(target, rules);
  if (typeof address === 'string') return encodeTarget(address);
  const url = routeToUrl(rules, address.route);
  return encodeTarget(address.anchor === '' ? url : joinAnchor(url, address.anchor));
}
