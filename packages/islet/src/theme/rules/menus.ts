import type { MouseEventHandler } from 'react';
import type { SidebarItem } from '#shared/navigation.ts';

/** An entry of the sidebar, or of the top bar when it is shown in the drawer. */
export interface TreeItem extends Omit<SidebarItem, 'items'> {
  activeMatch?: string | undefined;
  hrefLang?: string | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  items?: TreeItem[] | undefined;
}

/** An entry of a menu of languages or versions. */
export interface MenuChoice {
  key: string;
  text: string;
  url: string;
  /** Language of text and target, if it differs from that of the page. */
  lang?: string | undefined;
}
