import {
  decodePath,
  isExternal,
  joinBase,
  resolveHref,
  routeToHtmlFile,
  splitHref,
  splitRoute,
  type UrlRules,
} from '#common/url.ts';
import { nearestName } from '../problems/nearestName.ts';
import { intendedPlace, type LinkOrigin, type LinkTarget, resolveLink } from './resolveLink.ts';

/** What a link can lead to. */
export interface LinkTargets {
  rules: UrlRules;
  routes: ReadonlySet<string>;
  /** Files of the output that are no pages, by their unencoded path (`images/logo.svg`). */
  files: ReadonlySet<string>;
}

/** Finds the page, the file or the other site that a link leads to; null for a dead link. */
export function followLink(
  targets: LinkTargets,
  from: LinkOrigin,
  href: string,
): { url: string; page: LinkTarget | null } | null {
  const { rules, routes, files } = targets;
  if (isExternal(href)) return { url: href, page: null };
  const page = resolveLink(rules, routes, from, href);
  if (page !== null) return { url: page.url, page };
  const names = [
    decodePath(splitHref(href).path).replace(/^\//, ''),
    routeToHtmlFile(resolveHref(rules, from.routePath, href).path),
  ];
  return names.some((name) => files.has(name))
    ? { url: joinBase(rules.base, href), page: null }
    : null;
}

/** Says what is wrong with a dead link and which page it may have meant. */
export function explainDeadLink(
  targets: LinkTargets,
  from: LinkOrigin,
  href: string,
): { message: string; fix: string } {
  if (hasBrokenEscape(href)) {
    return {
      message: `The link \`${href}\` has a \`%\` that starts no valid escape.`,
      fix: 'Write `%25` for a percent sign, and all other characters as they are.',
    };
  }
  const near = nearestRoute(targets, from, href);
  return {
    message: `The link \`${href}\` leads to no page and no file.`,
    fix: near ? `Did you mean \`${near}\`?` : 'Correct the link, or write the page.',
  };
}

function nearestRoute(
  { rules, routes }: LinkTargets,
  from: LinkOrigin,
  href: string,
): string | undefined {
  const wanted = intendedPlace(rules, from, href);
  const known = new Map<string, string>();
  for (const lang of [rules.defaultLang, wanted.lang]) {
    for (const route of routes) {
      const parts = splitRoute(rules, route);
      if (parts.lang === lang && parts.version === wanted.version) known.set(parts.path, route);
    }
  }
  return known.get(nearestName(wanted.path, [...known.keys()]) ?? '');
}

/** Finds the file of the public folder that a link to none may have meant, as it is linked. */
export function nearestFile({ files }: LinkTargets, href: string): string | undefined {
  const known = Array.from(files, (file) => `/${file}`);
  return nearestName(decodePath(href).replace(/^(?:\.?\/)?/, '/'), known);
}

function hasBrokenEscape(href: string): boolean {
  try {
    decodeURIComponent(splitHref(href).path);
    return false;
  } catch {
    return true;
  }
}
