import path from 'node:path';
import type { PageIdentity } from '#common/types.ts';
import { fileToUrl, type UrlRules } from '#common/url.ts';
import type { SiteConfig } from '../../config/schema.ts';

/** Builds the URL for editing the source of a page; null if the config has no `editLink`. */
export function findEditLink(
  { locales, themeConfig }: SiteConfig,
  rules: UrlRules,
  { filePath, pagePath, lang, version }: PageIdentity,
): string | null {
  const ofLocale = locales.find((locale) => locale.lang === lang)?.editLink;
  const editLink = ofLocale ?? themeConfig.editLink;
  if (!editLink) return null;
  const folders = rules.versions.length > 0 ? [version, lang] : [lang];
  const file = [...folders, pagePath].join('/') + path.extname(filePath);
  return fileToUrl(`${editLink.docRepoBaseUrl.replace(/\/$/, '')}/`, file);
}
