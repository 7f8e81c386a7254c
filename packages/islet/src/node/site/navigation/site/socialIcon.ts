import { findBrandIcon } from '#shared/brandIcons.ts';
import type { SocialLink } from '#shared/siteData.ts';

/**
 * The icon of a social link as SVG source, and the name of the link: that of the brand, the title in the SVG, or
 * else the content. An unknown icon is shown as its name.
 */
export function socialIcon(icon: string, content: string): Pick<SocialLink, 'icon' | 'name'> {
  if (icon.startsWith('<'))
    return { icon, name: /<title>([^<]+)<\/title>/.exec(icon)?.[1] ?? content };
  const { source = '', name = icon } = findBrandIcon(icon) ?? {};
  return { icon: source, name };
}
