import { attributesToHtml } from '#shared/attributesToHtml.ts';
import { escapeHtml } from '#shared/escapeHtml.ts';
import type { SidebarItem } from '#shared/navigation.ts';
import type { SiteData } from '#shared/siteData.ts';
import { joinRoute, routeToUrl } from '#shared/url.ts';
import { type DocumentParts, iconOf } from './renderDocument.ts';

interface ContentsShared extends Pick<DocumentParts, 'rules' | 'stylesheets'> {
  early: Pick<DocumentParts['early'], 'script' | 'csp'>;
}

/**
 * Lists a whole sidebar for readers without JavaScript, whose pages link here for the entries that they leave out.
 * Search engines follow the links but don't show the list: each page is a better answer.
 */
export function contentsDocument(
  { items, site }: { items: readonly SidebarItem[]; site: SiteData },
  { rules, early, stylesheets }: ContentsShared,
): string {
  const locale = site.locales.find(({ lang }) => lang === site.lang);
  const home = routeToUrl(rules, joinRoute(rules, { ...site, path: '/' }));
  const title = escapeHtml(site.labels.overview);
  return [
    `<!doctype html><html lang="${escapeHtml(locale?.htmlLang ?? site.lang)}" dir="${locale?.dir ?? 'ltr'}"${site.darkMode ? '' : ' data-dark-mode="off"'}><head>`,
    `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${escapeHtml(early.csp)}">`,
    `<script>${early.script}</script>`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${title} - ${escapeHtml(site.title)}</title><meta name="robots" content="noindex">`,
    ...[...iconOf(site), ...stylesheets.map((href) => ({ rel: 'stylesheet', href }))].map(
      (link) => `<link${attributesToHtml(link)}>`,
    ),
    '</head><body><div class="frame" data-layout="doc" data-shown="">',
    `<main id="~content"><div class="doc"><p class="eyebrow"><a href="${escapeHtml(home)}">${escapeHtml(site.title)}</a></p>`,
    `<div class="prose"><h1>${title}</h1>${listToHtml(items)}</div></div></main></div></body></html>\n`,
  ].join('');
}

function listToHtml(items: readonly SidebarItem[]): string {
  const entries = items
    .filter(({ dividerType }) => !dividerType)
    .map(({ text, sectionHeaderText, link, items: inner = [] }) => {
      const title = escapeHtml(sectionHeaderText ?? text);
      const own = link === undefined ? title : `<a href="${escapeHtml(link)}">${title}</a>`;
      return `<li>${own}${inner.length > 0 ? listToHtml(inner) : ''}</li>`;
    });
  return `<ul>${entries.join('')}</ul>`;
}
