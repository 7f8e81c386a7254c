import type { MouseEventHandler } from 'react';
import type { SidebarItem } from '#shared/navigation.ts';

/** An entry of the sidebar, or of the top bar when it is shown in the drawer. */
export interface TreeItem extends Omit<SidebarItem, 'items'> {
  /** Regular expression for routes; without it, the entry is active if `link` is a prefix of the route. */
  activeMatch?: string | undefined;
  /** Language of the page that `link` leads to, if it is a different one. */
  hrefLang?: string | undefined;
  /** What happens besides following the link. */
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  /** Entries of the group. */
  items?: TreeItem[] | undefined;
}

/** An entry of a menu of languages or versions. */
export interface MenuChoice {
  /** What `current` names. */
  key: string;
  /** What the entry says. */
  text: string;
  /** Where it leads. */
  url: string;
  /** Language of text and target, if it differs from that of the page. */
  lang?: string | undefined;
}
