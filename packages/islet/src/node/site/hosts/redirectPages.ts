import { escapeHtml } from '#shared/escapeHtml.ts';
import { decodePath, routeToHtmlFile, splitUrl } from '#shared/url.ts';
import { hashScript } from '../policy/composePolicy.ts';
import type { Redirect } from './hostFiles.ts';

/** The site that redirect pages are made for. */
interface RedirectedSite {
  base: string;
  cleanUrls: boolean;
  /** URL paths of all pages, with base. */
  pageUrls: readonly string[];
  /** Origin for canonical links; null if it is unknown. */
  origin: string | null;
}

/**
 * Writes pages that redirect, for hosts that don't read `_redirects`, by their path in the output. A rule that
 * ends with `*` gets one page for each page that it leads to.
 */
export function redirectPages(
  redirects: readonly Redirect[],
  site: RedirectedSite,
): Map<string, string> {
  const pages = new Map<string, string>();
  for (const { from, to, status } of redirects) {
    if (status < 300 || status >= 400) continue;
    for (const [url, target] of expandWildcard({ from, to }, site.pageUrls)) {
      const file = fileOf(url, site);
      // As with `_redirects`, the first rule for an address wins.
      if (!pages.has(file)) pages.set(file, redirectDocument(target, site.origin));
    }
  }
  return pages;
}

/** Whether a rule can be replaced by pages: hosts alone know what a wildcard stands for, unless a page has it too. */
export function canBePages({ from, to }: Pick<Redirect, 'from' | 'to'>): boolean {
  if (/\/:[a-z]/i.test(from)) return false;
  return !from.endsWith('*') || /^\/[^?#]*:splat$/.test(to);
}

function expandWildcard(
  { from, to }: Pick<Redirect, 'from' | 'to'>,
  pageUrls: readonly string[],
): Array<[from: string, to: string]> {
  if (!canBePages({ from, to })) return [];
  if (!from.endsWith('*')) return [[from, to]];
  const [start, target] = [from.slice(0, -1), to.slice(0, -':splat'.length)];
  return pageUrls
    .filter((url) => url.startsWith(target))
    .map((url) => [start + url.slice(target.length), url]);
}

function fileOf(url: string, { base, cleanUrls }: RedirectedSite): string {
  const route = `/${decodePath(splitUrl(url).path).slice(base.length)}`;
  if (/\.html$/.test(route)) return route.slice(1);
  // Without clean URLs, a host finds only files and folders.
  return routeToHtmlFile(cleanUrls || route.endsWith('/') ? route : `${route}/`);
}

/** Like hosts and browsers, leads on with the query and the anchor that readers ask for, unless the target has its own. */
export const redirectScript =
  '(l=>{l.search||=location.search;l.hash||=location.hash;location.replace(l)})(document.links[0])';

function redirectDocument(to: string, origin: string | null): string {
  const url = escapeHtml(to);
  const canonical = escapeHtml(origin === null ? to : new URL(to, origin).href);
  return [
    '<!doctype html><html><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src ${hashScript(redirectScript)}">`,
    `<title>${url}</title><meta name="robots" content="noindex">`,
    `<link rel="canonical" href="${canonical}">`,
    `<noscript><meta http-equiv="refresh" content="0; url=${url}"></noscript></head>`,
    `<body><p><a href="${url}">${url}</a></p><script>${redirectScript}</script></body></html>\n`,
  ].join('');
}
