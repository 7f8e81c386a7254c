import { hashedFolder } from '#shared/url.ts';
import { type HeaderRule, parseHeadersFile } from './headersFile.ts';
import { parseRedirectsFile } from './parseRedirectsFile.ts';
import { compilePathPattern, looksLikePattern } from './pathPattern.ts';

/** One line of a `_redirects` file, as written by the engine. */
export interface Redirect {
  from: string;
  to: string;
  status: number;
}

/** Headers for the paths that a pattern matches. */
export interface HeaderBlock {
  path: string;
  headers: ReadonlyArray<[name: string, value: string]>;
}

/** The policy of documents, for a header: in a document, no policy could say who shows it in a frame. */
export const documentPolicy = (csp: string): [name: string, value: string] => [
  'Content-Security-Policy',
  `${csp}; frame-ancestors 'self'`,
];

/** For files with a hash in their name. */
export const forever: [name: string, value: string] = [
  'Cache-Control',
  'public, max-age=31536000, immutable',
];

/** What `_headers` is written from. */
export interface HeaderSources {
  base: string;
  /** The policy of all documents. */
  csp: string;
  /** Headers of some folders, which replace those of all. */
  blocks?: readonly HeaderBlock[];
  /** `_headers` of the author. */
  authored: string;
}

/**
 * Writes `_headers` for static hosts: the policy for every page, caching forever for files with a
 * hash in their name, and the headers of some folders. For all other files, the hosts' default is to revalidate. A header that the
 * author's own file sets for all of these paths is left out, because hosts would send both values.
 */
export function hostHeaders({ base, csp, blocks = [], authored }: HeaderSources): string {
  const rules = parseHeadersFile(authored);
  const plain: HeaderBlock[] = [
    {
      path: `${base}*`,
      headers: [
        documentPolicy(csp),
        ['X-Content-Type-Options', 'nosniff'],
        ['Referrer-Policy', 'strict-origin-when-cross-origin'],
      ],
    },
    { path: `${base}${hashedFolder}/*`, headers: [forever] },
  ];
  // A rule for all paths also has those with no segment and with several: `/:page` is not one.
  const covers = ({ matches }: Pick<HeaderRule, 'matches'>, path: string): boolean =>
    ['', 'a', 'a/b'].every((rest) => matches(path.replace('*', rest)));
  const isAuthored = (path: string, name: string): boolean =>
    rules.some(
      (rule) =>
        covers(rule, path) &&
        [...rule.set.map(([own]) => own), ...rule.removed].some((own) => isSame(own, name)),
    );
  const ours = [...plain, ...blocks].map(({ path, headers }) => ({
    path,
    matches: compilePathPattern(path),
    headers: headers.filter(([name]) => !isAuthored(path, name)),
  }));
  const isReplaced = (name: string, path: string, index: number): boolean =>
    ours
      .slice(0, index)
      .some((rule) => covers(rule, path) && rule.headers.some(([own]) => isSame(own, name)));
  const generated = ours.flatMap(({ path, headers }, index) => {
    const lines = headers.flatMap(([name, value]) => [
      ...(isReplaced(name, path, index) ? [`  ! ${name}`] : []),
      `  ${name}: ${value}`,
    ]);
    return lines.length > 0 ? [path, ...lines] : [];
  });
  return joinLines(generated.join('\n'), authored);
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** A page and where it is as Markdown; both are paths with the base. */
export interface MarkdownPage {
  url: string;
  markdownUrl: string;
}

/**
 * Writes the rules of `_headers` that lead programs from a page to its Markdown before they read it (RFC 8288). They
 * belong at the end of the file: some hosts read a limited number of rules.
 */
export function markdownHeaders(pages: readonly MarkdownPage[]): string {
  return pages
    .filter(({ url }) => !looksLikePattern(url))
    .map(({ url, markdownUrl }) => `${url}\n  Link: ${markdownLink(markdownUrl)}\n`)
    .join('');
}

/** The value of the header that leads from a page to its Markdown. */
export const markdownLink = (url: string): string =>
  `<${url}>; rel="alternate"; type="text/markdown"`;

/** Writes `_redirects` for static hosts: the author's lines come first because the first match wins. */
export function hostRedirects(redirects: readonly Redirect[], authored: string): string {
  return joinLines(
    authored,
    redirects.map(({ from, to, status }) => `${from} ${to} ${status}`).join('\n'),
  );
}

/**
 * Puts exact rules of `_redirects` before those with wildcards. Cloudflare tries them in this order in any case, but counts all
 * that come after the first wildcard among the few with wildcards. Rules for 404 pages, which it finds without them, are
 * left out unless another host needs them.
 */
export function exactFirst(redirects: string, keepsNotFound: boolean): string {
  const rules = parseRedirectsFile(redirects)
    .filter(({ status }) => status !== 404 || keepsNotFound)
    .map(({ from, to, status }) => ({ from, to, status }));
  const isExact = ({ from }: Redirect): boolean => !looksLikePattern(from);
  return hostRedirects([...rules.filter(isExact), ...rules.filter((rule) => !isExact(rule))], '');
}

const joinLines = (...parts: string[]): string =>
  parts
    .map((part) => part.trimEnd())
    .filter((part) => part !== '')
    .map((part) => `${part}\n`)
    .join('');
