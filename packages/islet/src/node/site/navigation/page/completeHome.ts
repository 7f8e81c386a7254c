import type { Frontmatter } from '#shared/frontmatter.ts';
import type { PageSummary } from '#shared/types.ts';
import { type HomeParts, mapHomeLinks } from '../../config/mapHomeLinks.ts';
import { cardIconSize } from '../../icons/createIconFinder.ts';
import type { Scope } from '../../scan/listScopes.ts';
import type { Navigation } from '../links/createNavigation.ts';
import { configPlace } from '../links/locateData.ts';
import type { ConfigSource } from '../sidebar/buildConfigSidebars.ts';

/**
 * Builds the parts of the home page that the config defines for one version and language; links become URLs.
 */
export function buildConfigHome(
  { config, configFile }: ConfigSource,
  scope: Scope,
  navigation: Navigation,
): HomeParts {
  return mapHomeLinks(config.themeConfig, ({ kind, href, path }) => {
    const place = configPlace(configFile, ['themeConfig', ...path]);
    if (kind === 'icon') return navigation.writeIcon(href, cardIconSize, place);
    return kind === 'image'
      ? navigation.writeFile(href, place)
      : navigation.writeLink(scope, href, place);
  });
}

/** Returns the front matter of a page; a home page without a hero or features gets those of the config. */
export function completeHome(
  { pageType, frontmatter }: Pick<PageSummary, 'pageType' | 'frontmatter'>,
  ofConfig: HomeParts,
): Frontmatter {
  if (pageType !== 'home') return frontmatter;
  const { hero = ofConfig.hero, features = ofConfig.features } = frontmatter;
  return { ...frontmatter, hero, features };
}
