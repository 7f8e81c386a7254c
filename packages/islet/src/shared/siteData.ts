import type { HeadElement } from './frontmatter.ts';
import type { SiteLabels } from './labels.ts';
import type { NavItem } from './navigation.ts';

export interface SocialLink {
  name: string;
  /** SVG source; if empty, the name is shown. */
  icon: string;
  mode: 'link' | 'text' | 'img' | 'dom';
  content: string;
}

/** A tool by the same team (SPEC 3); `desc` and `url` are for Chinese pages, `urlEn` defaults to `url`. */
export interface ToolLink {
  name: string;
  desc: string;
  descEn: string;
  logo: string;
  /** Relative size of the logo; 1 by default. */
  logoScale?: number | undefined;
  url: string;
  urlEn?: string | undefined;
}

export interface ToolGroup {
  title: string;
  titleEn: string;
  links: ToolLink[];
}

/** How a popup opens (SPEC 4). */
export type PopupTrigger = 'hover' | 'click' | 'focus' | 'contextMenu';

/** The line above the bar; `key` is the local storage key that marks it as closed. */
export interface AnnouncementData {
  key: string;
  message: string;
  /** As written by the author. */
  link: string;
}

/** How the browser searches the site (SPEC 2.7, 7); an empty `placeholder` means the default text. */
export type SearchAccess =
  | {
      mode: 'local';
      /** URL of the JSON file that has the URL of the index: `{ "index": URL }`. */
      pointerUrl: string;
      placeholder: string;
    }
  | { mode: 'remote'; apiUrl: string; searchIndexes: string[]; placeholder: string };

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
  route?: string | undefined;
}

/** Data shared by all pages of one language and version. Contains no list of pages. */
export interface SiteData {
  base: string;
  cleanUrls: boolean;
  lang: string;
  version: string;
  defaultLang: string;
  defaultVersion: string;
  title: string;
  description: string;
  icon: string;
  logo: string | { light: string; dark: string };
  logoText: string;
  nav: NavItem[];
  socialLinks: SocialLink[];
  toolLinks: ToolGroup[];
  /** `icon` is the SVG source of the organization's host. */
  toolsMenu: { trigger: PopupTrigger; organization?: string | undefined; icon: string };
  announcement: AnnouncementData | null;
  locales: Array<{ lang: string; label: string; htmlLang: string; dir: 'ltr' | 'rtl' }>;
  versions: string[];
  darkMode: boolean;
  hideNavbar: 'never' | 'always' | 'on-scroll';
  enableScrollToTop: boolean;
  localeRedirect: 'auto' | 'never';
  footerMessage: string;
  /** Null if the site has no search. */
  search: SearchAccess | null;
  /** URL of the `CodeLinks` of the language, if the site has them. */
  codeLinksUrl?: string | undefined;
  labels: SiteLabels;
  /** Leads to the newest version; omitted if this one isn't old. */
  older?:
    | {
        newest: string;
        text: string;
        link: string;
        /** Whether the same pages of the newest version are the canonical ones. */
        isCanonical: boolean;
      }
    | undefined;
  /** Omitted if the config has none for this language and version. */
  head?: SiteHeadElement[] | undefined;
}
