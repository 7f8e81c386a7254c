import { decodePath, routeToUrl } from '#shared/url.ts';
import { indexRules } from './indexRules.ts';
import { findRedirect } from './parseRedirectsFile.ts';
import { compilePathPattern } from './pathPattern.ts';
import { type RedirectSources, siteRedirects } from './siteRedirects.ts';

/** Finds where a host sends readers of a decoded path, with base; null if it shows what is there. */
export type Redirector = (path: string) => string | null;

/** Creates a redirector with the redirects of a site, which does as hosts do. */
export function createRedirector(site: RedirectSources): Redirector {
  const { rules, routes } = site;
  const findRules = indexRules(
    siteRedirects(site).filter(({ status }) => status >= 300 && status < 400),
  );
  const pages = new Set(Array.from(routes, (route) => decodePath(routeToUrl(rules, route))));
  return (path) => {
    // On some hosts, an existing page comes before a wildcard.
    const rule = findRules(path).find(({ from }) => !(/[*:]/.test(from) && pages.has(path)));
    const matches = rule && compilePathPattern(rule.from);
    return matches ? (findRedirect([{ ...rule, matches }], path)?.to ?? null) : null;
  };
}
