import type { Frontmatter } from '#common/frontmatter.ts';
import type { PageSummary } from '#common/types.ts';
import { type HomeParts, mapHomeLinks } from '../../config/mapHomeLinks.ts';
import type { Scope } from '../../scan/listScopes.ts';
import type { Navigation } from '../links/createNavigation.ts';
import { configPlace } from '../links/locateData.ts';
import type { ConfigSource } from '../sidebar/buildConfigSidebars.ts';

/** Builds what the config gives to the home page of one version and language; its links become URLs. */
export function buildConfigHome(
  { config, configFile }: ConfigSource,
  scope: Scope,
  navigation: Navigation,
): HomeParts {
  return mapHomeLinks(config.themeConfig, ({ kind, href, path }) => {
    const place = configPlace(configFile, ['themeConfig', ...path]);
    return kind === 'image'
      ? navigation.writeFile(href, place)
      : navigation.writeLink(scope, href, place);
  });
}

/** Gives the front matter of a page; a home page takes the hero and the features it lacks from the config. */
export function completeHome(
  { pageType, frontmatter }: Pick<PageSummary, 'pageType' | 'frontmatter'>,
  ofConfig: HomeParts,
): Frontmatter {
  if (pageType !== 'home') return frontmatter;
  const { hero = ofConfig.hero, features = ofConfig.features } = frontmatter;
  return { ...frontmatter, hero, features };
}
