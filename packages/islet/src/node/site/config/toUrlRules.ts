import type { UrlRules } from '#shared/url.ts';
import type { SiteConfig } from './schema.ts';

/** The fields that routes and URLs depend on. */
export type UrlOptions = Pick<SiteConfig, 'base' | 'cleanUrls' | 'defaultLang' | 'multiVersion'> & {
  locales: ReadonlyArray<Pick<SiteConfig['locales'][number], 'lang'>>;
};

/** Selects the options that routes and URLs depend on. */
export function toUrlRules(config: UrlOptions): UrlRules {
  return {
    base: config.base,
    cleanUrls: config.cleanUrls,
    defaultLang: config.defaultLang,
    langs: config.locales.map(({ lang }) => lang),
    defaultVersion: config.multiVersion.default,
    versions: config.multiVersion.versions,
  };
}
