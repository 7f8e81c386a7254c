import { isExternal, splitHref } from '#common/url.ts';
import type { ConfigSource } from './buildConfigSidebars.ts';
import type { Navigation } from './createNavigation.ts';
import { configPlace } from './locateData.ts';

/** Tells of redirects and images of the config that lead nowhere and that no page shows. */
export function checkConfigTargets(
  { config, configFile }: ConfigSource,
  navigation: Navigation,
): void {
  const { defaultLang, defaultVersion } = navigation.targets.rules;
  const origin = { routePath: '/', lang: defaultLang, version: defaultVersion };
  config.redirects.forEach(({ to }, index) => {
    // Where a placeholder such as `:splat` leads is known to the host alone.
    if (/\/:[a-z]/i.test(splitHref(to).path)) return;
    navigation.writeLink(origin, to, configPlace(configFile, ['redirects', index, 'to']));
  });
  const { socialImage } = config;
  // No page shows it, so it may lie anywhere.
  if (socialImage !== undefined && !isExternal(socialImage)) {
    navigation.writeFile(socialImage, configPlace(configFile, ['socialImage']));
  }
}
