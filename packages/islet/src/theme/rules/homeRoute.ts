import type { SiteData } from '#shared/siteData.ts';
import { joinRoute } from '#shared/url.ts';

/** The home route of this version and language; only non-default ones have a prefix (SPEC 2.1). */
export function homeRoute(
  site: Pick<SiteData, 'version' | 'lang' | 'defaultVersion' | 'defaultLang'>,
): string {
  return joinRoute(site, { version: site.version, lang: site.lang, path: '/' });
}
