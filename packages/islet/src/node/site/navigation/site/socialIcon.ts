import { brandNames, findBrandIcon } from '#shared/brandIcons.ts';
import type { SocialLink } from '#shared/siteData.ts';
import { nearestName } from '../../../support/problems/nearestName.ts';
import { isIconName } from '../../icons/createIconFinder.ts';
import type { Navigation } from '../links/createNavigation.ts';
import type { DataPlace } from '../links/locateData.ts';

/**
 * The icon of a social link as SVG source, and the name of the link: that of the brand, the title in the SVG, or
 * else the content. An unknown icon is shown as its
 * name, with a warning.
 */
export function socialIcon(
  { icon, content }: Pick<SocialLink, 'icon' | 'content'>,
  place: DataPlace,
  navigation: Pick<Navigation, 'writeIcon' | 'warn'>,
): Pick<SocialLink, 'icon' | 'name'> {
  if (icon.startsWith('<'))
    return { icon, name: /<title>([^<]+)<\/title>/.exec(icon)?.[1] ?? content };
  if (isIconName(icon)) {
    return { icon: navigation.writeIcon(icon, 20, place), name: icon.replace(/^.*:/, '') };
  }
  if (findBrandIcon(icon) === null) {
    const near = nearestName(icon, brandNames);
    navigation.warn(place, {
      message: `The icon \`${icon}\` is unknown, so its name is shown.`,
      fix: near
        ? `Did you mean \`${near}\`?`
        : 'Use one of an icon set, as in `simple-icons:mastodon`, or the source of an SVG.',
    });
  }
  const { source = '', name = icon } = findBrandIcon(icon) ?? {};
  return { icon: source, name };
}
