import { isExternal, splitUrl } from '#shared/url.ts';
import type { Navigation } from '../links/createNavigation.ts';
import { configPlace } from '../links/locateData.ts';
import type { ConfigSource } from '../sidebar/buildConfigSidebars.ts';

/** Checks the targets in the config that aren't on any page: redirects and the social image. */
export function checkConfigTargets(
  { config, configFile }: ConfigSource,
  navigation: Navigation,
): void {
  const { defaultLang, defaultVersion } = navigation.targets.rules;
  const origin = { routePath: '/', lang: defaultLang, version: defaultVersion };
  config.redirects.forEach(({ to }, index) => {
    // Only the host knows the value of a placeholder such as `:splat`.
    if (/\/:[a-z]/i.test(splitUrl(to).path)) return;
    navigation.writeLink(origin, to, configPlace(configFile, ['redirects', index, 'to']));
  });
  const { socialImage } = config;
  // No page loads it, so it may be on another host.
  if (socialImage !== undefined && !isExternal(socialImage)) {
    navigation.writeFile(socialImage, configPlace(configFile, ['socialImage']));
  }
}
