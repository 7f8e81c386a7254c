import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AppContext, type AppState } from '#client/context.ts';
import english from '#shared/labels/en.json' with { type: 'json' };
import type { SidebarItem } from '#shared/navigation.ts';
import type { SiteData } from '#shared/siteData.ts';
import type { PageData } from '#shared/types.ts';
import { Layout } from '../layouts/Layout.tsx';

/** The data that a test sets; everything else has simple defaults. */
export interface Given {
  page?: Partial<PageData>;
  site?: Partial<SiteData>;
  sidebar?: SidebarItem[] | null;
}

/** Renders a whole page to HTML. */
export function renderLayout(given: Given): string {
  const value = appStateOf(given);
  return renderToStaticMarkup(createElement(AppContext, { value }, createElement(Layout)));
}

/** The complete app state of a page. */
export function appStateOf({ page, site, sidebar = null }: Given): AppState {
  return { page: { ...plainPage, ...page }, site: { ...plainSite, ...site }, sidebar };
}

/** All links in a piece of HTML, one per line: text, URL, and whether it is current. */
export function listLinks(html: string): string[] {
  return [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', content = '']) => {
    const current = readAttribute(attributes, 'aria-current');
    const name = toText(content) || (readAttribute(attributes, 'aria-label') ?? '');
    return `${current ? `[${current}] ` : ''}${name} → ${readAttribute(attributes, 'href')}`;
  });
}

/** The first element with this tag whose attributes contain `mark`; empty if there is none. */
export function findElement(html: string, tag: string, mark = ''): string {
  const tags = [...html.matchAll(new RegExp(`<(/?)${tag}\\b([^>]*)>`, 'g'))];
  const first = tags.findIndex(([, slash, attributes]) => !slash && attributes?.includes(mark));
  let depth = 0;
  for (const match of tags.slice(Math.max(first, 0))) {
    depth += match[1] ? -1 : 1;
    if (first >= 0 && depth === 0) {
      return html.slice(tags[first]?.index, match.index + match[0].length);
    }
  }
  return '';
}

/** The text of a piece of HTML in one line. */
export function toText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function readAttribute(attributes: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
}

const plainPage: PageData = {
  buildId: 'build',
  pagePath: 'guide/page',
  routePath: '/guide/page',
  filePath: 'docs/en/guide/page.mdx',
  lang: 'en',
  version: '',
  pageType: 'doc',
  title: 'Page',
  documentTitle: 'Page - Site',
  description: '',
  frontmatter: {},
  toc: [],
  html: '<h1>Page</h1>',
  sidebarUrl: null,
  siteUrl: '/site.json',
  prev: null,
  next: null,
  editUrl: null,
  markdownUrl: null,
  lastUpdated: null,
  languageUrls: {},
  versionUrls: {},
  overview: null,
};

const plainSite: SiteData = {
  base: '/',
  cleanUrls: true,
  lang: 'en',
  version: '',
  defaultLang: 'en',
  defaultVersion: '',
  title: 'Site',
  description: '',
  icon: '',
  logo: '',
  logoText: '',
  nav: [],
  socialLinks: [],
  toolLinks: [],
  toolsMenu: { trigger: 'hover', icon: '' },
  announcement: null,
  locales: [
    { lang: 'en', label: 'English', htmlLang: 'en', dir: 'ltr' },
    { lang: 'zh', label: '简体中文', htmlLang: 'zh-CN', dir: 'ltr' },
  ],
  versions: [],
  darkMode: true,
  hideNavbar: 'never',
  enableScrollToTop: false,
  localeRedirect: 'auto',
  footerMessage: 'Message',
  search: null,
  labels: english,
};
