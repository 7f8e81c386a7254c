import { joinRoute, type UrlRules } from '#shared/url.ts';

/** One language of one version, with its own nav, home page and sidebars. */
export interface Scope {
  version: string;
  lang: string;
  /** Route of its home page, even if that doesn't exist. */
  routePath: string;
}

/** Lists every language of every version; a site without versions has a single unnamed one. */
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
