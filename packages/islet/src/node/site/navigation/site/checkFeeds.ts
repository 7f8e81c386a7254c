import type { PageSummary } from '#shared/types.ts';
import { nearestName } from '../../../support/problems/nearestName.ts';
import type { Navigation } from '../links/createNavigation.ts';
import { configPlace } from '../links/locateData.ts';
import type { ConfigSource } from '../sidebar/buildConfigSidebars.ts';

/** Reports feeds of folders that have no pages in any language. */
export function checkFeeds(
  { config, configFile, pages }: ConfigSource & { pages: readonly PageSummary[] },
  { fail }: Pick<Navigation, 'fail'>,
): void {
  const paths = pages.map(({ pagePath }) => `/${pagePath}`);
  config.feeds.forEach(({ folder }, index) => {
    if (paths.some((path) => path.startsWith(folder))) return;
    const folders = new Set(paths.map((path) => path.slice(0, path.lastIndexOf('/') + 1)));
    const near = nearestName(folder, [...folders]);
    fail(configPlace(configFile, ['feeds', index, 'folder']), {
      message: `There are no pages in \`${folder}\`.`,
      fix: near ? `Did you mean \`${near}\`?` : 'Correct it, or remove the feed.',
    });
  });
}
