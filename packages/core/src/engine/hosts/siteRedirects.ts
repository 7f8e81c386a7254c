import { fileToUrl, isExternal, joinBase, joinRoute, routeToUrl, splitRoute } from '#common/url.ts';
import { listPrefixes } from '../scan/listPrefixes.ts';
import type { Project } from '../scan/openProject.ts';
import { resolveLink, toggleSlash } from '../scan/resolveLink.ts';
import type { Redirect } from './hostFiles.ts';
import { looksLikePattern } from './pathPattern.ts';

type RedirectSources = Pick<
  Project,
  'config' | 'rules' | 'pages' | 'routes' | 'publicFiles' | 'moved'
>;

/**
 * Lists all redirects of a site in the order in which hosts try them: those of the config, those that
 * remove a default prefix (SPEC 2.9), those from pages that aren't translated, and for unknown paths the
 * 404 page of their language, or without static generation the only document.
 */
export function siteRedirects(site: RedirectSources): Redirect[] {
  const { config, rules, pages, routes, publicFiles, moved } = site;
  const { base } = rules;
  const targets = { rules, routes, moved, files: publicFiles };
  const root = { routePath: '/', lang: rules.defaultLang, version: rules.defaultVersion };
  const folders = rules.versions
    .filter((version) => version !== rules.defaultVersion)
    .map((version) => `${version}/`);
  const prefixes = [
    ...(rules.versions.length > 0 ? [{ prefix: rules.defaultVersion, folder: '' }] : []),
    ...['', ...folders].map((folder) => ({ prefix: folder + rules.defaultLang, folder })),
  ];
  // The longest path first, because the folder of a version contains those of its languages.
  const notFound = pages
    .filter(({ routePath }) => /.\/404$/.test(routePath))
    .sort((a, b) => b.routePath.length - a.routePath.length);
  return [
    ...config.redirects.map(({ from, to, status }) => ({
      from: joinBase(base, from),
      // Targets that aren't pages may have wildcards.
      to: encodeTarget(resolveLink(targets, root, to)?.url ?? joinBase(base, to)),
      status,
    })),
    ...prefixes.flatMap(({ prefix, folder }) => [
      { from: `${base}${prefix}`, to: base + folder, status: 301 },
      { from: `${base}${prefix}/*`, to: `${base}${folder}:splat`, status: 301 },
    ]),
    ...untranslatedRedirects(site),
    ...(config.ssg
      ? notFound.map(({ routePath }) => ({
          from: joinBase(base, `${routePath.slice(0, -'404'.length)}*`),
          to: joinBase(base, `${routePath}.html`),
          status: 404,
        }))
      : [{ from: `${base}*`, to: `${base}index.html`, status: 200 }]),
  ];
}

/**
 * Redirects from the URL that a page would have in another language to the page itself, until it is
 * translated. A folder that isn't translated at all gets a single rule. No rule matches an existing file,
 * because some hosts try redirects before files.
 */
function untranslatedRedirects({ rules, routes, publicFiles }: RedirectSources): Redirect[] {
  const files = [...routes, ...Array.from(publicFiles, (file) => `/${file}`)];
  const folders = new Set(files.flatMap(listPrefixes));
  const others = rules.langs.filter((lang) => lang !== rules.defaultLang);
  const lines = [...routes].flatMap((route) => {
    const { version, lang, path } = splitRoute(rules, route);
    if (lang !== rules.defaultLang || path === '/404' || looksLikePattern(path)) return [];
    return others.flatMap((other): Array<[from: string, to: string]> => {
      const twinOf = (part: string) => joinRoute(rules, { version, lang: other, path: part });
      const urlOf = (one: string) => fileToUrl(rules.base, one);
      const twin = twinOf(path);
      if (routes.has(twin) || routes.has(toggleSlash(twin))) return [];
      const folder = listPrefixes(path.slice(0, path.lastIndexOf('/')))
        .filter((one) => one !== '/' && !folders.has(twinOf(one)))
        .at(-1);
      if (folder === undefined) return [[routeToUrl(rules, twin), routeToUrl(rules, route)]];
      const [from, to] = [
        urlOf(twinOf(folder)),
        urlOf(joinRoute(rules, { version, lang, path: folder })),
      ];
      return [
        [from.slice(0, -1), to],
        [`${from}*`, `${to}:splat`],
      ];
    });
  });
  return Array.from(new Map(lines), ([from, to]) => ({ from, to, status: 302 }));
}

/** Encodes a URL in ASCII, since hosts may read the file in any encoding. */
function encodeTarget(url: string): string {
  if (isExternal(url)) return new URL(url).href;
  const wellFormed = url.replace(/\p{Surrogate}/gu, '\uFFFD');
  return wellFormed.replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}
