import { isExternal, joinBase } from '@docs/common/url.ts';
import type { Project } from '../project/openProject.ts';
import { followLink } from '../site/followLink.ts';
import type { Redirect } from './hostFiles.ts';

/**
 * All redirects of a site, in the order in which a host tries them: those of the config, those that
 * take a default prefix off (SPEC 2.9), and for unknown paths the 404 page of their language, or
 * without static generation the one document.
 */
export function siteRedirects({
  config,
  rules,
  pages,
  routes,
  publicFiles,
}: Pick<Project, 'config' | 'rules' | 'pages' | 'routes' | 'publicFiles'>): Redirect[] {
  const { base } = rules;
  const targets = { rules, routes, files: publicFiles };
  const root = { routePath: '/', lang: rules.defaultLang, version: rules.defaultVersion };
  const folders = rules.versions
    .filter((version) => version !== rules.defaultVersion)
    .map((version) => `${version}/`);
  const prefixes = [
    ...(rules.versions.length > 0 ? [{ prefix: rules.defaultVersion, folder: '' }] : []),
    ...['', ...folders].map((folder) => ({ prefix: folder + rules.defaultLang, folder })),
  ];
  // The pages of a language lie inside those of its version, so that one has to be tried first.
  const notFound = pages
    .filter(({ routePath }) => /.\/404$/.test(routePath))
    .sort((a, b) => b.routePath.length - a.routePath.length);
  return [
    ...config.redirects.map(({ from, to, status }) => ({
      from: joinBase(base, from),
      // What is not a page may have wildcards in it.
      to: encodeTarget(followLink(targets, root, to)?.url ?? joinBase(base, to)),
      status,
    })),
    ...prefixes.flatMap(({ prefix, folder }) => [
      { from: `${base}${prefix}`, to: base + folder, status: 301 },
      { from: `${base}${prefix}/*`, to: `${base}${folder}:splat`, status: 301 },
    ]),
    ...(config.ssg
      ? notFound.map(({ routePath }) => ({
          from: joinBase(base, `${routePath.slice(0, -'404'.length)}*`),
          to: joinBase(base, `${routePath}.html`),
          status: 404,
        }))
      : [{ from: `${base}*`, to: `${base}index.html`, status: 200 }]),
  ];
}

/** A file for hosts is in ASCII: which encoding each of them reads it in is not known. */
function encodeTarget(url: string): string {
  if (isExternal(url)) return new URL(url).href;
  const wellFormed = url.replace(/\p{Surrogate}/gu, '\uFFFD');
  return wellFormed.replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}
