import type { AppState } from '#client/context.ts';
import { type DocumentHead, describeHead, type HeadLink } from '#client/navigation/documentHead.ts';
import { headTags, tagToHtml, withoutReplaced } from '#client/navigation/headTags.ts';
import { attributesToHtml } from '#shared/attributesToHtml.ts';
import { escapeHtml } from '#shared/escapeHtml.ts';
import type { HeadElement } from '#shared/frontmatter.ts';
import type { SiteData } from '#shared/siteData.ts';
import { fileToUrl, joinBase, type UrlRules } from '#shared/url.ts';
import type { MovedAnchor } from '../../site/addresses/listMoved.ts';
import { findIsolatedFolder } from '../../site/policy/isolatedFolders.ts';
import { leadOnScript } from './compiledScripts.mjs';
import { cardSize, socialCard, socialCardFile } from './socialCard.ts';
import { structuredData } from './structuredData.ts';

/** An inline script that runs before the first paint, and the policy of a document that contains it. */
export interface EarlyScript {
  script: string;
  csp: string;
  /** The policy of a document that also leads on from old anchors. */
  leadingCsp: string;
}

/** The scripts of documents before the first paint, and their policies. */
export interface DocumentScripts {
  early: EarlyScript;
  /** That of documents with tabs. */
  earlyWithTabs: EarlyScript;
  /** The policy that allows the scripts of all of them, for the headers of hosts. */
  csp: string;
}

/** The scripts of the documents of a folder that is isolated. */
export interface IsolatedDocuments extends DocumentScripts {
  /** Path below the language, with a slash at both ends. */
  folder: string;
  /** URL of the script that isolates the page where hosts send no headers. */
  script: string | null;
}

/** The parts of a document around the shell of a page, not yet escaped. */
export interface DocumentParts extends Pick<DocumentScripts, 'early' | 'earlyWithTabs'> {
  state: AppState;
  rules: UrlRules;
  /** HTML inside the root element; empty when the browser renders everything. */
  shell: string;
  /** What the documents of some folders have instead. */
  isolated?: readonly IsolatedDocuments[];
  /** URLs, with base. */
  boot: string;
  /** Stylesheets of the site; the page data has those of the page. */
  stylesheets: readonly string[];
  /** Origin for canonical, alternate and social links; without one, they are left out or relative. */
  origin: string | null;
  socialImage: string | null;
  /** Identifies the look of the images that are drawn for pages, if they are. */
  socialLook?: string | null;
  ssg: boolean;
  /** Old anchors of the page that are elsewhere now. */
  leads?: readonly MovedAnchor[];
  /** Whether documentation pages are described as JSON-LD. */
  hasStructuredData?: boolean;
  /**
   * Only in dev: lets the open page compare its state with the dev server; `rescue` is the URL of a script that loads
   * the page again if `boot` can't be loaded.
   */
  dev?: { revision: number; panel: string; rescue: string } | undefined;
}

/** The complete HTML of one page (SPEC 2.1, 3, 4). */
export function renderDocument(parts: DocumentParts): string {
  const { state, rules, origin, stylesheets, boot, shell, ssg, dev } = parts;
  const { leads = [], isolated = [] } = parts;
  const { page, site } = state;
  const own = findIsolatedFolder(isolated, rules, page.routePath);
  const { early, earlyWithTabs } = own ?? parts;
  const { script, csp, leadingCsp } = shell.includes(' data-tabs=') ? earlyWithTabs : early;
  const { html: _, styleUrls = [], ...data } = page;
  const head = describeHead(state, rules, origin);
  const tags = headTags(state, rules);
  const writeTags = (isForBody: boolean): string[] =>
    tags.filter(({ tag }) => (tag === 'noscript') === isForBody).map(tagToHtml);
  const attributes = {
    lang: head.lang,
    dir: head.dir,
    'data-page-type': page.pageType,
    'data-dark-mode': site.darkMode ? undefined : 'off',
    'data-locale-redirect': site.localeRedirect === 'auto' ? 'auto' : undefined,
    'data-announcement': site.announcement?.key,
    'data-ssg': ssg ? '' : undefined,
    'data-revision': dev && String(dev.revision),
  };
  return [
    `<!doctype html><html${attributesToHtml(attributes)}><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy"${attributesToHtml({ content: leads.length > 0 ? leadingCsp : csp })}>`,
    `<script>${script}</script>`,
    leadScript(leads),
    own?.script && !dev ? `<script${attributesToHtml({ src: own.script })} async></script>` : '',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    ...withoutReplaced(elementsOf(parts, head), tags).map(tagToHtml),
    ...writeTags(false),
    ...[...stylesheets, ...styleUrls].map(
      (href) => `<link${attributesToHtml({ rel: 'stylesheet', href })}>`,
    ),
    ...dataOf(parts),
    dev ? `<script${attributesToHtml({ src: dev.rescue, 'data-boot': boot })}></script>` : '',
    `<script${attributesToHtml({ type: 'module', src: boot })}></script></head><body>`,
    dev?.panel ?? '',
    // They may have images and frames, which can't be in the head.
    ...writeTags(true),
    `<div id="~root">${shell}</div>`,
    leadList(leads),
    ssg ? '' : `<noscript>${escapeHtml(site.labels.noScript)}</noscript>`,
    `<script type="application/json" id="~page-data">${jsonForHtml(data)}</script>`,
    '</body></html>\n',
  ].join('');
}

/** What the engine itself writes, unless the config or the page replaces it; URLs have the base. */
function elementsOf(parts: DocumentParts, head: DocumentHead): HeadElement[] {
  const links = [...iconOf(parts.state.site), ...head.links, ...fallbackOf(head, parts)];
  return [
    ...metasOf(parts, head),
    ...links.map((link): HeadElement => ({ tag: 'link', attributes: { ...link } })),
  ];
}

function leadScript(leads: readonly MovedAnchor[]): string {
  if (leads.length === 0) return '';
  const moved = JSON.stringify(leads.map(({ anchor, url }) => [anchor, url]));
  return `<script${attributesToHtml({ 'data-moved': moved })}>${leadOnScript}</script>`;
}

/** Without scripts, browsers scroll to the link that leads on, since it has the old anchor. */
function leadList(leads: readonly MovedAnchor[]): string {
  const links = leads.map(({ anchor, url, text }) => {
    const link = attributesToHtml({ id: anchor, href: url });
    return `<li><a${link}>#${escapeHtml(anchor)} → ${escapeHtml(text)}</a></li>`;
  });
  return links.length > 0 ? `<noscript><ul>${links.join('')}</ul></noscript>` : '';
}

function metasOf(
  { state, rules, origin, socialImage, socialLook = null }: DocumentParts,
  { description, links }: DocumentHead,
): HeadElement[] {
  const { page, site } = state;
  const card = socialLook === null ? null : socialCard(state, rules);
  const drawn = card && socialLook && fileToUrl(rules.base, socialCardFile(card, socialLook));
  const canonical = links.find(({ rel }) => rel === 'canonical')?.href ?? '';
  const imageUrl = drawn ?? (socialImage && joinBase(site.base, socialImage));
  const image = imageUrl && origin ? new URL(imageUrl, origin).href : '';
  const isHidden = page.pageType === '404' || page.frontmatter.unlisted;
  const metas: Array<[kind: 'name' | 'property', name: string, content: string]> = [
    ['name', 'description', description],
    ['name', 'robots', isHidden ? 'noindex' : ''],
    ['property', 'og:type', page.pageType === 'home' ? 'website' : 'article'],
    ['property', 'og:url', canonical],
    ['property', 'og:title', page.title || site.title],
    ['property', 'og:description', description],
    ['property', 'og:site_name', site.title],
    ['property', 'og:image', image],
    ['property', 'og:image:width', drawn ? String(cardSize.width) : ''],
    ['property', 'og:image:height', drawn ? String(cardSize.height) : ''],
    ['property', 'og:image:alt', (drawn && card?.title) ?? ''],
    ['name', 'twitter:card', image ? 'summary_large_image' : 'summary'],
  ];
  return metas
    .filter(([, , content]) => content !== '')
    .map(([kind, name, content]) => ({ tag: 'meta', attributes: { [kind]: name, content } }));
}

/** The policy doesn't affect a script that is data. */
function dataOf({ state, rules, origin, hasStructuredData }: DocumentParts): string[] {
  const data = hasStructuredData && origin ? structuredData(state, rules, origin) : null;
  return data ? [`<script type="application/ld+json">${jsonForHtml(data)}</script>`] : [];
}

/** The page for readers of all other languages; only search engines ask for it, so it isn't kept up to date by scripts. */
function fallbackOf(
  { links }: DocumentHead,
  { state: { site }, rules: { defaultLang } }: DocumentParts,
): HeadLink[] {
  const htmlLang = site.locales.find(({ lang }) => lang === defaultLang)?.htmlLang ?? defaultLang;
  const ofDefault = links.find(({ hreflang }) => hreflang === htmlLang);
  return ofDefault ? [{ ...ofDefault, hreflang: 'x-default' }] : [];
}

/** The link to the icon of a site; without one, browsers ask for `/favicon.ico`. */
export function iconOf({ icon }: SiteData): Array<{ rel: string; href: string }> {
  return icon ? [{ rel: 'icon', href: icon }] : [];
}

/** JSON that can't close the script element around it. */
function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
