import type { HeadElement } from './frontmatter.ts';
import type { SiteLabels } from './labels.ts';
import type { NavItem } from './navigation.ts';

/** An icon in the bar. */
export interface SocialLink {
  /** Accessible name. */
  name: string;
  /** SVG source; if empty, the name is shown. */
  icon: string;
  /** A link, or a popup with a text, an image or HTML. */
  mode: 'link' | 'text' | 'img' | 'dom';
  /** The URL, the text, the URL of the image, or the HTML. */
  content: string;
}

/** A tool by the same team (SPEC 3). */
export interface ToolLink {
  /** Name of the tool. */
  name: string;
  /** A few words about it, in Chinese. */
  desc: string;
  /** The same in English. */
  descEn: string;
  /** URL of its image. */
  logo: string;
  /** Relative size of the logo; 1 by default. */
  logoScale?: number | undefined;
  /** Its site. */
  url: string;
  /** Its site in English, if that is another. */
  urlEn?: string | undefined;
}

/** Tools by the same team that belong together. */
export interface ToolGroup {
  /** Name of the group, in Chinese. */
  title: string;
  /** Name of the group, in English. */
  titleEn: string;
  /** The tools. */
  links: ToolLink[];
}

/** How a popup opens (SPEC 4). */
export type PopupTrigger = 'hover' | 'click' | 'focus' | 'contextMenu';

/** The line above the bar. */
export interface AnnouncementData {
  /** The local storage key that marks it as closed. */
  key: string;
  /** What it says. */
  message: string;
  /** As written by the author. */
  link: string;
}

interface SearchBox {
  /** Text of the empty search box; if empty, the default. */
  placeholder: string;
}

/** How the browser searches the site (SPEC 2.7, 7). */
export type SearchAccess = SearchBox &
  (
    | {
        /** In the browser. */
        mode: 'local';
        /** URL of the JSON file that has the URL of the index: `{ "index": URL }`. */
        pointerUrl: string;
        /** The same for the default language, whose pages follow where few in the own language match. */
        fallbackUrl?: string;
      }
    | {
        /** On a server. */
        mode: 'remote';
        /** URL of the server. */
        apiUrl: string;
        /** Names of the indexes to search. */
        searchIndexes: string[];
      }
  );

/**
 * What is known about a name in code: the URL of its explanation, and its type, default and summary, which
 * may be empty.
 */
export type CodeTerm = [url: string, type: string, fallback: string, summary: string];

/**
 * The names in code that link to their explanations; the config says where these are (`schema/codeLinks.ts`).
 */
export interface CodeLinks {
  package: string;
  configFile: string;
  configs: Record<string, string>;
  fragments: string;
  options: Array<{ at: string[]; terms: Record<string, CodeTerm> }>;
  exports: Record<string, CodeTerm>;
}

/** An element of the head of all pages, or of those whose route matches `route`, in which a `*` at the end is any rest. */
export interface SiteHeadElement extends HeadElement {
  /** Which pages have it. */
  route?: string | undefined;
}

/** A link to a feed, as the attributes of its element. */
export interface FeedLink {
  /** Always the same. */
  rel: 'alternate';
  /** The format. */
  type: string;
  /** Title of the feed. */
  title: string;
  /** URL of the feed. */
  href: string;
}

/** The name of a top folder in the words of a language. */
export type FolderName = [folder: string, name: string];

/** A language of the site. */
export interface SiteLocale {
  /** Name of its folder and its prefix in addresses. */
  lang: string;
  /** Text in the language menu. */
  label: string;
  /** Value of `<html lang>`. */
  htmlLang: string;
  /** Direction of the text. */
  dir: 'ltr' | 'rtl';
}

/** Data shared by all pages of one language and version. Contains no list of pages. */
export interface SiteData {
  /** Path that the site is published at. */
  base: string;
  /** Whether addresses have no `.html`. */
  cleanUrls: boolean;
  /** The language. */
  lang: string;
  /** The version; empty if the site has only one. */
  version: string;
  /** The language whose addresses have no prefix. */
  defaultLang: string;
  /** The version whose addresses have no prefix. */
  defaultVersion: string;
  /** Name of the site. */
  title: string;
  /** One sentence about the site. */
  description: string;
  /** URL of the icon of the browser tab. */
  icon: string;
  /** URL of the logo, or one for each theme. */
  logo:
    | string
    | {
        /** URL on light pages. */
        light: string;
        /** URL on dark pages. */
        dark: string;
      };
  /** Text next to the logo. */
  logoText: string;
  /** Entries of the top bar. */
  nav: NavItem[];
  /** Names of the top folders that the bar doesn't lead to; omitted if there are none. */
  folders?: FolderName[] | undefined;
  /** Icons at the end of the bar. */
  socialLinks: SocialLink[];
  /** Sibling tools. */
  toolLinks: ToolGroup[];
  /** The menu of the tools. */
  toolsMenu: {
    /** What opens it, besides a click. */
    trigger: PopupTrigger;
    /** Where the source code of all tools is. */
    organization?: string | undefined;
    /** SVG source of the organization's host. */
    icon: string;
  };
  /** The line above the bar, if there is one. */
  announcement: AnnouncementData | null;
  /** The languages of the site. */
  locales: SiteLocale[];
  /** The versions of the site. */
  versions: string[];
  /** Whether there is a dark theme. */
  darkMode: boolean;
  /** When the bar is hidden. */
  hideNavbar: 'never' | 'always' | 'on-scroll';
  /** Whether there is a button back to the start of the page. */
  enableScrollToTop: boolean;
  /** Whether readers of the home page are led to the one in their browser's language. */
  localeRedirect: 'auto' | 'never';
  /** Text at the end of each page. */
  footerMessage: string;
  /** Null if the site has no search. */
  search: SearchAccess | null;
  /** URL of the `CodeLinks` of the language, if the site has them. */
  codeLinksUrl?: string | undefined;
  /** Texts of the interface. */
  labels: SiteLabels;
  /** Leads to the newest version; omitted if this one isn't old. */
  older?:
    | {
        /** Name of the newest version. */
        newest: string;
        /** What the page says about its own version. */
        text: string;
        /** Text of the link to the newest one. */
        link: string;
      }
    | undefined;
  /** Omitted if the config has none for this language and version. */
  head?: SiteHeadElement[] | undefined;
  /** The feeds of this language, of this version or else of the default one; omitted if there are none. */
  feeds?: FeedLink[] | undefined;
}
