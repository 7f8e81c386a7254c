import { createHash } from 'node:crypto';
import { fileToUrl, splitRoute, type UrlRules } from '@docs/common/url.ts';
import { buildIndexFiles } from '@docs/search/buildIndex.ts';
import type { IndexedPage } from '@docs/search/indexPage.ts';
import type { IndexOptions } from '@docs/search/types.ts';
import type { SiteConfig } from '../config/schema.ts';
import {
  listSearchScopes,
  pointerFile,
  pointerText,
  type SearchScope,
  searchScopeOf,
} from './searchScopes.ts';

/**
 * Builds an index for each language, and each version where the config says so. Gives its files, and
 * the one that says where it is, by path below the output folder.
 */
export function buildSearchIndexes(
  pages: readonly IndexedPage[],
  config: SiteConfig,
  rules: UrlRules,
): Map<string, string | Uint8Array> {
  const files = new Map<string, string | Uint8Array>();
  for (const scope of listSearchScopes(config, rules)) {
    const own = pages.filter(
      ({ routePath }) => searchScopeOf(config, splitRoute(rules, routePath))?.name === scope.name,
    );
    const { main, parts } = buildIndexFiles(own, indexOptions(scope, config, rules));
    const hash = createHash('sha256').update(main);
    for (const part of parts.values()) hash.update(part);
    const stem = `assets/${scope.name}.${hash.digest('hex').slice(0, 8)}`;
    files.set(`${stem}.bin`, main);
    for (const [name, part] of parts) files.set(`${stem}/${name}.bin`, part);
    files.set(pointerFile(scope), pointerText(fileToUrl(rules.base, `${stem}.bin`)));
  }
  return files;
}

/** What the site says of an index besides its pages. */
export function indexOptions(
  { lang, version }: SearchScope,
  { themeConfig: { search } }: SiteConfig,
  { base, cleanUrls }: UrlRules,
): IndexOptions {
  const synonyms = search !== false && search.mode === 'local' ? search.synonyms : [];
  return { lang, version, base, cleanUrls, synonyms };
}
