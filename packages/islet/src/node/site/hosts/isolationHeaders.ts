import type { IsolationRule } from '#client/isolation/addIsolation.ts';
import { fileToUrl, hashedFolder, joinRoute, type UrlRules } from '#shared/url.ts';
import type { SiteConfig } from '../config/schema.ts';
import { runtimePolicy } from '../policy/composePolicy.ts';
import { runtimePlace } from '../policy/isolatedFolders.ts';
import { listScopes } from '../scan/listScopes.ts';
import { documentPolicy, forever, type HeaderBlock } from './hostFiles.ts';
import { isForFiles } from './servedFiles.ts';

/** A folder of isolated pages, as hosts see it. */
export interface IsolatedPlace {
  /** Path below the language, with a slash at both ends. */
  folder: string;
  /** Whether it has files that workers run. */
  hasRuntime: boolean;
  /** The policy of its documents; null if it is only in the documents. */
  csp: string | null;
}

/** The two headers that isolate a document; scripts of workers need the second one too. */
const isolationHeaders: ReadonlyArray<[name: string, value: string]> = [
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Embedder-Policy', 'require-corp'],
];

/** The headers of folders whose pages are isolated, in all languages and versions. */
export function isolationBlocks(places: readonly IsolatedPlace[], rules: UrlRules): HeaderBlock[] {
  return places.flatMap((place) => {
    const runtime = fileToUrl(rules.base, runtimePlace(place));
    const pages = listScopes(rules).map(({ lang, version }): HeaderBlock => {
      const route = joinRoute(rules, { lang, version, path: place.folder });
      const policy = place.csp === null ? [] : [documentPolicy(place.csp)];
      return {
        path: `${fileToUrl(rules.base, route)}*`,
        headers: [...policy, ...isolationHeaders],
      };
    });
    const files: HeaderBlock[] = [
      { path: `${runtime}*`, headers: [['Content-Security-Policy', runtimePolicy]] },
      { path: `${runtime}${hashedFolder}/*`, headers: [forever] },
    ];
    return place.hasRuntime ? [...pages, ...files] : pages;
  });
}

/** Name of the script that isolates pages where hosts send no headers, in the output. */
export const isolationFile = 'isolation.js';

/** Whether one of the hosts sends no headers. */
export const needsIsolationFile = ({
  hosts,
  isolated,
}: Pick<SiteConfig, 'hosts' | 'isolated'>): boolean =>
  isolated.length > 0 && hosts.includes('github');

/** The rules of that script: the policies of pages are in their documents, which may be newer than it. */
export function isolationRules(places: readonly IsolatedPlace[], rules: UrlRules): IsolationRule[] {
  return isolationBlocks(
    places.map((place) => ({ ...place, csp: null })),
    rules,
  )
    .map(({ path, headers }) => ({
      folder: path.slice(0, -1),
      headers: Object.fromEntries(headers.filter(([name]) => !isForFiles(name))),
      isRuntime: headers.some(([name]) => name === 'Content-Security-Policy'),
    }))
    .filter(({ headers }) => Object.keys(headers).length > 0);
}
