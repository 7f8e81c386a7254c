/**
 * Maps source files to routes and URLs, and back (SPEC 2.2, 2.9).
 *
 *   docs file                  route               URL (base /docs/)                  output file
 *   zh/guide/start/index.mdx   /zh/guide/start/    /docs/zh/guide/start/[index.html]  zh/guide/start/index.html
 *   en/guide/快速.md            /guide/快速          /docs/guide/%E5%BF%AB…[.html]      guide/快速.html
 *
 * A folder of a language beside those of the versions has pages of no version, such as a blog. They are at the routes of
 * the default version.
 *
 * A route is Unicode with composed letters (NFC), starts with one `/`, and ends with `/` if the page is an index. It has
 * a prefix for a version and for a language that are not the defaults, in this order. A URL
 * is percent-encoded and starts with the base. All functions return external links unchanged.
 */
import type { SiteData } from './siteData.ts';
import type { PageIdentity } from './types.ts';

/**
 * Folder of the output for files with a hash in their names, which may be cached forever. Sites have folders such as
 * `assets` of their own, so it isn't called that.
 */
export const hashedFolder = 'hashed';

/** The settings that the mapping depends on. `base` starts and ends with `/`; without `versions` there are no version folders. */
export interface UrlRules {
  base: string;
  cleanUrls: boolean;
  defaultLang: string;
  langs: string[];
  defaultVersion: string;
  versions: string[];
}

/** The parts of a link; unless empty, `query` starts with `?` and `hash` with `#`. */
export interface UrlParts {
  path: string;
  query: string;
  hash: string;
}

/** The parts of a route; `path` starts with `/`. */
export interface RouteParts {
  version: string;
  lang: string;
  path: string;
}

/** The URL rules of a site, from its site data. */
export function urlRulesOf(site: SiteData): UrlRules {
  return { ...site, langs: site.locales.map(({ lang }) => lang) };
}

/** Whether a link has a protocol or starts with `//`. */
export function isExternal(href: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href);
}

/**
 * Whether a link may be followed: it leads to a web page, an email address or a phone number. The
 * scheme is parsed as browsers do, which ignore control characters and spaces around a URL, and tabs
 * and line breaks inside it (WHATWG URL, 4.4).
 */
export function isSafeUrl(href: string): boolean {
  const read = href.replace(/^[\0- ]+|[\t\n\r]+/g, '');
  return !/^[a-z][a-z\d+.-]*:/i.test(read) || /^(?:https?|mailto|tel):/i.test(read);
}

/**
 * Whether a URL may be used as an image: also a `data:` image, which unlike a document runs no script,
 * and `data:,`, which is empty.
 */
export function isSafeImageUrl(src: string): boolean {
  return isSafeUrl(src) || /^data:(?:image\/|,)/i.test(src);
}

/** Splits a link into path, query and hash. */
export function splitUrl(href: string): UrlParts {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href) ?? [];
  return { path, query, hash };
}

/** Identifies the page of a source file; null for fragments (`_name`) and files that are not pages. */
export function identifyFile(
  rules: UrlRules,
  pathBelowDocs: string,
): Omit<PageIdentity, 'filePath'> | null {
  const [, stem] = /^(.*[^/])\.mdx?$/s.exec(pathBelowDocs.normalize('NFC')) ?? [];
  const segments = stem?.split('/') ?? [];
  if (segments.some((segment) => segment.startsWith('_'))) return null;
  const isVersioned = rules.versions.length > 0 && !rules.langs.includes(segments[0] ?? '');
  const version = isVersioned ? segments.shift() : rules.defaultVersion;
  const lang = segments.shift();
  if (version === undefined || lang === undefined || segments.length === 0) return null;
  if (isVersioned && !rules.versions.includes(version)) return null;
  if (!rules.langs.includes(lang)) return null;
  const pagePath = segments.join('/');
  const routePath = joinRoute(rules, { version, lang, path: normalizeRoute(pagePath) });
  return { pagePath, routePath, lang, version };
}

/** Returns the URL of a route: with base, encoded, and with `.html` unless the site has clean URLs. */
export function routeToUrl(rules: Pick<UrlRules, 'base' | 'cleanUrls'>, route: string): string {
  if (isExternal(route)) return route;
  return fileToUrl(rules.base, rules.cleanUrls ? route : routeToHtmlFile(route));
}

/** Returns the route of a URL path, ignoring query and hash; null if it is not below the base. */
export function urlToRoute(rules: Pick<UrlRules, 'base'>, url: string): string | null {
  if (isExternal(url)) return null;
  const path = normalizePath(decodePath(splitUrl(url).path));
  if (`${path}/` === rules.base) return '/';
  return path.startsWith(rules.base) ? normalizeRoute(path.slice(rules.base.length)) : null;
}

/** Returns the HTML file of a route below the output folder (`/a/` is `a/index.html`, `/a` is `a.html`). */
export function routeToHtmlFile(route: string): string {
  return routeToFile(route, 'html');
}

/** How the names of page data files end. Hosts don't compress these again. */
export const pageFileEnding = '.data.bin';

/** Returns the page data file of a route below the output folder (`/a` is `a.data.bin`). */
export function routeToDataFile(route: string): string {
  return routeToFile(route, 'data.bin');
}

/** Names the Markdown file of a route below the output folder (`/a` is `a.md`). */
export function routeToMarkdownFile(route: string): string {
  return routeToFile(route, 'md');
}

function routeToFile(route: string, extension: string): string {
  const path = normalizePath(route).slice(1);
  return `${path === '' || path.endsWith('/') ? `${path}index` : path}.${extension}`;
}

/** Returns the URL of an output file, given by its unencoded path below the output folder. */
export function fileToUrl(base: string, file: string): string {
  return base + encodePath(normalizePath(file).slice(1));
}

/** Prefixes a link below the site's root with the base, and encodes characters that are not encoded yet. */
export function joinBase(base: string, href: string): string {
  if (isExternal(href)) return href;
  const { path, query, hash } = splitUrl(href);
  return fileToUrl(base, decodePath(path)) + query + hash;
}

/**
 * Resolves a link as written by an author into a route, query and hash. A relative link starts
 * from the source file of the page, an absolute one from the site's root without the base.
 */
export function resolveHref(rules: UrlRules, fromRoute: string, href: string): UrlParts {
  if (isExternal(href)) return { path: href, query: '', hash: '' };
  const { path, query, hash } = splitUrl(href);
  if (path === '') return { path: fromRoute, query, hash };
  const target = decodePath(path).replace(/\.mdx?$/, '');
  const folder = target.startsWith('/') ? '' : sourceFolder(rules, fromRoute);
  return { path: stripDefaultPrefix(rules, normalizeRoute(folder + target)), query, hash };
}

/** The folder of a page's source; unlike the route, it includes the default version and language. */
function sourceFolder(rules: UrlRules, route: string): string {
  const { version, lang, path } = splitRoute(rules, route);
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return `${rules.versions.length > 0 ? `/${version}` : ''}/${lang}${folder}`;
}

/** Splits a route into version, language and the remaining path. */
export function splitRoute(rules: UrlRules, route: string): RouteParts {
  let path = route;
  const shiftIfIn = (names: string[]) => {
    const first = names.find((name) => `${path}/`.startsWith(`/${name}/`));
    if (first !== undefined) path = path.slice(first.length + 1) || '/';
    return first;
  };
  const version = shiftIfIn(rules.versions) ?? rules.defaultVersion;
  const lang = shiftIfIn(rules.langs) ?? rules.defaultLang;
  return { version, lang, path };
}

/** Joins the parts of a route; the default version and language get no prefix. */
export function joinRoute(
  rules: Pick<UrlRules, 'defaultLang' | 'defaultVersion'>,
  { version, lang, path }: RouteParts,
): string {
  const versionPrefix = version === rules.defaultVersion ? '' : `/${version}`;
  const langPrefix = lang === rules.defaultLang ? '' : `/${lang}`;
  return versionPrefix + langPrefix + path;
}

/** Removes the prefixes of the default version and language (`/en/guide` is `/guide`, SPEC 2.9). */
export function stripDefaultPrefix(rules: UrlRules, route: string): string {
  const stripped = joinRoute(rules, splitRoute(rules, route));
  return stripped === route ? route : stripDefaultPrefix(rules, stripped);
}

/**
 * Normalizes a route: no empty segments, `.` or `..`, and no `.html` or `/index` at the end. Letters are composed, since
 * keyboards compose them and some file systems don't.
 */
export function normalizeRoute(route: string): string {
  // Remove `.html` first: the rest of a name such as `...html` has to be resolved too.
  const path = normalizePath(route.replace(/([^/])(?:\.html)+$/, '$1'));
  return path.replace(/\/index$/, '/').normalize('NFC');
}

/** Resolves `.` and `..`, without going above the root, and removes empty segments. */
function normalizePath(path: string): string {
  // Most are normal: a build asks this for every link several times.
  if (path.startsWith('/') && !/\/[./]/.test(path)) return path;
  const segments: string[] = [];
  for (const segment of path.split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  const isFolder = /(?:^|\/)\.{0,2}$/.test(path);
  return `/${segments.join('/')}${isFolder && segments.length > 0 ? '/' : ''}`;
}

/** Encodes like `encodeURI`, plus the characters that would start a query or a hash. */
function encodePath(path: string): string {
  return encodeURI(toWellFormed(path)).replace(/[?#]/g, encodeURIComponent);
}

/** Encodes every segment of a decoded path completely, so that it can also be part of a query. */
export function encodeSegments(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** Replaces lone surrogates by U+FFFD, like browsers do; they can't be in a file name or a URL. */
export function toWellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\uFFFD');
}

/** Adds an anchor, the id of an element, to the URL of a page. */
export function joinAnchor(url: string, id: string): string {
  return `${url}#${encodeURIComponent(toWellFormed(id))}`;
}

/** Returns the anchor of a hash, which starts with `#` unless it is empty. Like ids, it is composed, however it was typed. */
export function readAnchor(hash: string): string {
  return decodePath(hash.slice(1)).normalize();
}

/** Decodes each run of percent escapes that is valid UTF-8 and keeps all others. */
export function decodePath(path: string): string {
  return path.replace(/(?:%[\da-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });
}
