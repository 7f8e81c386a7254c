import type { AnnouncementData } from '#shared/siteData.ts';
import type { Scope } from '../../scan/listScopes.ts';
import type { Navigation } from '../links/createNavigation.ts';
import { configPlace } from '../links/locateData.ts';
import type { NavSources } from './buildNav.ts';

/** Builds the announcement of a language from its locale or else the theme; its link becomes a URL. */
export function buildAnnouncement(
  { config, configFile }: Pick<NavSources, 'config' | 'configFile'>,
  scope: Scope,
  navigation: Navigation,
): AnnouncementData | null {
  const index = config.locales.findIndex(({ lang }) => lang === scope.lang);
  const ofLocale = config.locales[index]?.announcement;
  const announcement = ofLocale ?? config.themeConfig.announcement;
  if (!announcement) return null;
  const owner = ofLocale ? ['locales', index] : ['themeConfig'];
  const place = configPlace(configFile, [...owner, 'announcement', 'link']);
  return { ...announcement, link: navigation.writeLink(scope, announcement.link, place) };
}
