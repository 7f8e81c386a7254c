import { expect, test } from 'vitest';
import { siteConfigSchema } from '../../config/schema.ts';
import type { SiteConfigInput } from '../../config/siteConfigInput.ts';
import { toUrlRules } from '../../config/toUrlRules.ts';
import { createIconFinder } from '../../icons/createIconFinder.ts';
import { noHosts } from '../../policy/allowedHosts.ts';
import { listScopes } from '../../scan/listScopes.ts';
import { createNavigation } from '../links/createNavigation.ts';
import { buildAnnouncement } from './buildAnnouncement.ts';

const written = { key: 'v2', message: 'Version 2', link: '/guide/' };

/** The announcements of all languages, and their problems. */
function build(input: Partial<SiteConfigInput>, lang = 'en') {
  const config = siteConfigSchema.parse({
    title: 'Site',
    base: '/docs/',
    locales: [
      { lang: 'en', label: 'English' },
      { lang: 'zh', label: '中文', announcement: { ...written, message: '第二版' } },
    ],
    ...input,
  });
  const rules = toUrlRules(config);
  const routes = new Set(['/guide/', '/zh/guide/']);
  const navigation = createNavigation(
    { rules, routes, files: new Set() },
    noHosts,
    createIconFinder(import.meta.dirname),
  );
  const scope = listScopes(rules).find((one) => one.lang === lang);
  if (!scope) throw new Error(`There is no ${lang}.`);
  const announcement = buildAnnouncement(
    { config, configFile: 'site.config.ts' },
    scope,
    navigation,
  );
  return { announcement, problems: navigation.problems.map(({ message }) => message) };
}

test('is missing unless the config has one', () => {
  expect(build({}).announcement).toBeNull();
});

test('the one of the locale comes before the one of the theme; links get base and language', () => {
  const themeConfig = { announcement: written };
  expect(build({ themeConfig }).announcement).toEqual({ ...written, link: '/docs/guide/' });
  expect(build({ themeConfig }, 'zh').announcement).toEqual({
    ...written,
    message: '第二版',
    link: '/docs/zh/guide/',
  });
});

test('a dead link is reported with its place', () => {
  const themeConfig = { announcement: { ...written, link: '/gone' } };
  expect(build({ themeConfig }).problems).toEqual([
    '`themeConfig.announcement.link`: The link `/gone` does not match any page or file.',
  ]);
});
