import type { HeadElement } from '#shared/frontmatter.ts';
import { matchesRoute } from '#shared/matchesRoute.ts';
import type { PageSummary } from '#shared/types.ts';
import { splitRoute } from '#shared/url.ts';
import { nearestName } from '../../../support/problems/nearestName.ts';
import type { Navigation } from '../links/createNavigation.ts';
import { configPlace, type DataPlace } from '../links/locateData.ts';
import type { ConfigSource } from '../sidebar/buildConfigSidebars.ts';

const nouns = { lang: 'language', version: 'version', route: 'route' };

/** Reports elements of the head that no page gets, and those that name a page or a file that doesn't exist. */
export function checkHead(
  { config, configFile, pages }: ConfigSource & { pages: readonly PageSummary[] },
  navigation: Navigation,
): void {
  const { rules } = navigation.targets;
  const known = {
    lang: rules.langs,
    version: rules.versions,
    route: pages.map(({ routePath }) => splitRoute(rules, routePath).path),
  };
  config.head.forEach((element, index) => {
    const placeOf = (field: string): DataPlace => configPlace(configFile, ['head', index, field]);
    const home = { routePath: '/', lang: rules.defaultLang, version: rules.defaultVersion };
    for (const url of listOwnUrls(element)) navigation.writeLink(home, url, placeOf('attrs'));
    for (const field of ['lang', 'version', 'route'] as const) {
      const value = element[field];
      const isThere = (name: string): boolean =>
        field === 'route' ? matchesRoute(value ?? '', name) : name === value;
      if (value === undefined || known[field].some(isThere)) continue;
      const near = nearestName(value, known[field]);
      navigation.fail(placeOf(field), {
        message: `No page has the ${nouns[field]} ${JSON.stringify(value)}.`,
        fix: near ? `Did you mean ${JSON.stringify(near)}?` : 'Correct it, or leave it out.',
      });
    }
  });
  for (const page of pages) {
    page.frontmatter.head?.forEach((element, index) => {
      const place = { source: { filePath: page.filePath, text: null }, path: ['head', index] };
      for (const url of listOwnUrls(element)) navigation.writeLink(page, url, place);
    });
  }
}

const listOwnUrls = ({ attributes: { href = '', src = '' } }: HeadElement): string[] =>
  [href, src].filter((url) => /^\/(?!\/)/.test(url));
