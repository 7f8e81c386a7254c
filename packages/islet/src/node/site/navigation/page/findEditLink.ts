import path from 'node:path';
import type { PageIdentity } from '#shared/types.ts';
import { fileToUrl } from '#shared/url.ts';
import type { SiteConfig } from '../../config/schema.ts';

/** Builds the URL for editing the source of a page; null if the config has no `editLink`. */
export function findEditLink(
  { locales, themeConfig, root }: SiteConfig,
  { filePath, lang }: PageIdentity,
): string | null {
  const ofLocale = locales.find((locale) => locale.lang === lang)?.editLink;
  const editLink = ofLocale ?? themeConfig.editLink;
  if (!editLink) return null;
  const file = path.posix.relative(root, filePath);
  return fileToUrl(`${editLink.docRepoBaseUrl.replace(/\/$/, '')}/`, file);
}
