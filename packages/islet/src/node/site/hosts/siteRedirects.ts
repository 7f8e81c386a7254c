import { fileToUrl, joinBase, joinRoute, routeToUrl, splitRoute } from '#shared/url.ts';
import { listPrefixes } from '../scan/listPrefixes.ts';
import type { Project } from '../scan/openProject.ts';
import { resolveLink, toggleSlash } from '../scan/resolveLink.ts';
import { encodeTarget } from './encodeTarget.ts';
import type { Redirect } from './hostFiles.ts';
import { type LedgerSources, ledgerRedirects } from './ledgerRedirects.ts';
import { looksLikePattern } from './pathPattern.ts';

/** What the redirects of a site depend on. */
export type RedirectSources = Pick<Project, 'config' | 'pages'> & LedgerSources;

/**
 * Lists all redirects of a site in the order in which hosts try them: those of the ledger and of the config, those that
 * remove a default prefix (SPEC 2.9), those from pages that aren't translated, and for unknown paths the
 * 404 page of their language, or without static generation the only document. Those with wildcards come after all
 * others: from the first of them on, hosts read only about a hundred.
 */
export function siteRedirects(site: RedirectSources): Redirect[] {
  const all = listRedirects(site);
  const hasWildcard = ({ from }: Redirect): boolean => looksLikePattern(from);
  return [...all.filter((redirect) => !hasWildcard(redirect)), ...all.filter(hasWildcard)];
}

function listRedirects(site: RedirectSources): Redirect[] {
  const { config, rules, pages } = site;
  const { base } = rules;
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
    ...ledgerRedirects(site),
    ...configRedirects(site),
    ...prefixes.flatMap((prefix) => prefixRedirects(prefix, site)),
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

/** The redirects of the config, in its order, with the addresses of hosts. */
export function configRedirects({
  config,
  rules,
  routes,
  publicFiles,
  moved,
}: RedirectSources): Redirect[] {
  const targets = { rules, routes, moved, files: publicFiles };
  const root = { routePath: '/', lang: rules.defaultLang, version: rules.defaultVersion };
  return config.redirects.map(({ from, to, status }) => ({
    from: joinBase(rules.base, from),
    // Targets that aren't pages may have wildcards.
    to: encodeTarget(resolveLink(targets, root, to)?.url ?? joinBase(rules.base, to)),
    status,
  }));
}

/**
 * Redirects that remove a default prefix. At the root of a host there's one for each page and folder: a single rule
 * would lead `/en//example.com` to another site.
 */
function prefixRedirects(
  { prefix, folder }: { prefix: string; folder: string },
  { rules, routes }: RedirectSources,
): Redirect[] {
  const from = rules.base + prefix;
  const to = rules.base + folder;
  const redirect = (path: string, target: string): Redirect => ({
    from: from + path,
    to: to + target,
    status: 301,
  });
  if (to !== '/') return [redirect('', ''), redirect('/*', ':splat')];
  const parts = listParts(prefix, { rules, routes });
  return [
    redirect('', ''),
    ...parts.flatMap((part) =>
      part.endsWith('/')
        ? [redirect(`/${part.slice(0, -1)}`, part), redirect(`/${part}*`, `${part}:splat`)]
        : [redirect(`/${part}`, part)],
    ),
  ];
}

/** The pages and folders at the top of the site that a default prefix may precede, as in URLs: `faq`, `guide/`. */
function listParts(
  prefix: string,
  { rules, routes }: Pick<RedirectSources, 'rules' | 'routes'>,
): string[] {
  const isLang = prefix === rules.defaultLang;
  const inDefaults = (route: string): boolean => {
    const { version, lang } = splitRoute(rules, route);
    return version === rules.defaultVersion && (!isLang || lang === rules.defaultLang);
  };
  const urls = [...routes]
    .filter((route) => inDefaults(route) && !looksLikePattern(route))
    .map((route) => routeToUrl(rules, route).slice(1));
  // A default version may be followed by the default language, which has a rule of its own.
  const parts = isLang ? urls : [...urls, `${rules.defaultLang}/`];
  return [...new Set(parts.map((url) => url.replace(/\/.*/, '/')))].filter(Boolean).sort();
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
