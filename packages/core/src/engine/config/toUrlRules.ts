import type { UrlRules } from '#common/url.ts';
import type { SiteConfig } from './schema.ts';

/** Takes from the configuration what routes and URLs depend on. */
export function toUrlRules(config: SiteConfig): UrlRules {
  return {
    base: config.base,
    cleanUrls: config.cleanUrls,
    defaultLang: config.lang,
    langs: config.locales.map(({ lang }) => lang),
    defaultVersion: config.multiVersion.default,
    versions: config.multiVersion.versions,
  };
}
