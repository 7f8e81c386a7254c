import { joinRoute, type UrlRules } from '#common/url.ts';

/** One language of one version: what has a nav, a home page and sidebars of its own. */
export interface Scope {
  version: string;
  lang: string;
  /** Route of its home page, whether there is one or not. */
  routePath: string;
}

/** Lists every language of every version; a site without versions has one that has no name. */
export function listScopes(rules: UrlRules): Scope[] {
  const versions = rules.versions.length > 0 ? rules.versions : [rules.defaultVersion];
  return versions.flatMap((version) =>
    rules.langs.map((lang) => ({
      version,
      lang,
      routePath: joinRoute(rules, { version, lang, path: '/' }),
    })),
  );
}
