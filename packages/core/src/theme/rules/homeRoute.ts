import type { SiteData } from '#common/types.ts';
import { joinRoute } from '#common/url.ts';

/** The site root of this version and language; each is a prefix when it is not the default (SPEC 2.1). */
export function homeRoute(
  site: Pick<SiteData, 'version' | 'lang' | 'defaultVersion' | 'defaultLang'>,
): string {
  return joinRoute(site, { version: site.version, lang: site.lang, path: '/' });
}
