import type { Frontmatter } from '@docs/common/types.ts';
import type { SiteConfig } from '../config/schema.ts';
import type { PageSummary } from '../content/summarizePage.ts';
import type { LinkSource, WrittenLink } from './checkLinks.ts';
import type { LinkOrigin } from './resolveLink.ts';

type HomeParts = Pick<Frontmatter, 'hero' | 'features'>;

/** Gives the front matter of a page; a home page takes the hero and the features it lacks from the config. */
export function completeHome(
  { pageType, frontmatter }: Pick<PageSummary, 'pageType' | 'frontmatter'>,
  { themeConfig }: SiteConfig,
): Frontmatter {
  if (pageType !== 'home') return frontmatter;
  const { hero = themeConfig.hero, features = themeConfig.features } = frontmatter;
  return { ...frontmatter, hero, features };
}

/** Lists the links of a home page that stand in no prose; the theme takes them as written, from `from`. */
export function listHomeLinks(
  page: PageSummary,
  { config, configFile, from }: { config: SiteConfig; configFile: string; from: LinkOrigin },
): LinkSource {
  const { frontmatter, filePath } = page;
  const { hero, features } = completeHome(page, config);
  return {
    from,
    links: [
      ...linksOf({ hero }, frontmatter.hero ? filePath : configFile),
      ...linksOf({ features }, frontmatter.features ? filePath : configFile),
    ],
  };
}

function linksOf({ hero, features = [] }: HomeParts, file: string): WrittenLink[] {
  const images = [hero?.image?.src, ...features.map(({ icon }) => icon)];
  const links = [...(hero?.actions ?? []), ...features].map(({ link }) => link);
  return [
    ...links.map((href) => ({ href, kind: 'link' as const, file })),
    // An icon may also be a short text.
    ...images
      .filter((href) => href?.startsWith('/'))
      .map((href) => ({ href, kind: 'image' as const, file })),
  ].flatMap(({ href, ...link }) => (href === undefined ? [] : { href, ...link }));
}
