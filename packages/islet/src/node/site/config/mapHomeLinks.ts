import type { Frontmatter } from '#shared/frontmatter.ts';
import { isImageIcon } from '#shared/isImageIcon.ts';
import { isIconName } from '../icons/createIconFinder.ts';

/** The parts of a home page that can be in front matter or in the config (SPEC 2.4). */
export type HomeParts = Pick<Frontmatter, 'hero' | 'features'>;

/** A link, an image or the name of an icon on a home page, and its path in these parts. */
export interface HomeLink {
  kind: 'link' | 'image' | 'icon';
  href: string;
  path: readonly PropertyKey[];
}

/** Replaces every link, image and name of an icon on a home page; an icon that is text stays. */
export function mapHomeLinks(
  { hero, features }: HomeParts,
  replace: (link: HomeLink) => string,
): HomeParts {
  const link = (href: string, ...path: PropertyKey[]) => replace({ kind: 'link', href, path });
  const image = (href: string, ...path: PropertyKey[]) => replace({ kind: 'image', href, path });
  const icon = (href: string, ...path: PropertyKey[]) => {
    if (isImageIcon(href)) return image(href, ...path);
    return isIconName(href) ? replace({ kind: 'icon', href, path }) : href;
  };
  return {
    hero: hero && {
      ...hero,
      image: hero.image && { ...hero.image, src: image(hero.image.src, 'hero', 'image', 'src') },
      actions: hero.actions.map((action, index) => ({
        ...action,
        link: link(action.link, 'hero', 'actions', index, 'link'),
      })),
    },
    features: features?.map((feature, index) => ({
      ...feature,
      link: feature.link && link(feature.link, 'features', index, 'link'),
      icon: feature.icon && icon(feature.icon, 'features', index, 'icon'),
    })),
  };
}
