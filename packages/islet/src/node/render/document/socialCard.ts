import type { AppState } from '#client/context.ts';
import { headTags } from '#client/navigation/headTags.ts';
import type { SidebarItem } from '#shared/navigation.ts';
import { hashedFolder, routeToUrl, type UrlRules } from '#shared/url.ts';
import { hashContent } from '../../support/modules/notes.mjs';

/** What the image of a page says, which social networks show with links to the page. */
export interface SocialCard {
  siteTitle: string;
  /** The outermost group of the sidebar that the page is in; may be empty, like the description. */
  section: string;
  title: string;
  description: string;
  htmlLang: string;
  dir: 'ltr' | 'rtl';
}

/** Pixels. The networks show images of this ratio without cutting them. */
export const cardSize = { width: 1200, height: 630 };

/** Gives what the image of a page says. Null for the page for unknown addresses, and where the head has an image of its own. */
export function socialCard({ page, site, sidebar }: AppState, rules: UrlRules): SocialCard | null {
  const { title, description, pageType, lang, routePath } = page;
  const own = headTags({ page, site }, rules).some(
    ({ attributes }) => attributes.property === 'og:image',
  );
  if (pageType === '404' || own) return null;
  const locale = site.locales.find((locale) => locale.lang === lang);
  return {
    siteTitle: site.title,
    section: findGroup(sidebar ?? [], routeToUrl(rules, routePath)),
    title: title || site.title,
    description,
    htmlLang: locale?.htmlLang ?? lang,
    dir: locale?.dir ?? 'ltr',
  };
}

/** Path of the image in the output. `look` identifies everything else that it depends on: colors, fonts, the code. */
export function socialCardFile(card: SocialCard, look: string): string {
  return `${hashedFolder}/social.${hashContent(look + JSON.stringify(card)).slice(0, 16)}.png`;
}

function findGroup(items: readonly SidebarItem[], url: string): string {
  const holds = ({ link, items = [] }: SidebarItem): boolean => link === url || items.some(holds);
  return items.find((item) => item.items?.some(holds))?.text ?? '';
}
