import type { PageIdentity } from '@docs/common/types.ts';
import type { UrlRules } from '@docs/common/url.ts';
import type { SiteConfig } from '../config/schema.ts';
import { listScopes } from '../site/listScopes.ts';

type Place = Pick<PageIdentity, 'lang' | 'version'>;

/** The pages that are searched together. */
export interface SearchScope extends Place {
  /** Name of the index file without hash and extension (SPEC 4). */
  name: string;
}

/** Tells which pages are searched together; null for a site that has no index of its own. */
export function searchScopeOf({ themeConfig }: SiteConfig, place: Place): SearchScope | null {
  const { search } = themeConfig;
  if (search === false || search.mode === 'remote') return null;
  const version = search.versioned ? place.version : '';
  const name = ['search_index', place.lang, version].filter((part) => part !== '').join('.');
  return { name, lang: place.lang, version };
}

/** Path below the output folder of the file that says where the index is. */
export function pointerFile({ name }: SearchScope): string {
  return `${name}.json`;
}

/** What that file says. */
export function pointerText(indexUrl: string): string {
  return JSON.stringify({ index: indexUrl });
}

/** Lists the indexes of a site, each once. */
export function listSearchScopes(config: SiteConfig, rules: UrlRules): SearchScope[] {
  const scopes = listScopes(rules).flatMap((place) => searchScopeOf(config, place) ?? []);
  return [...new Map(scopes.map((scope) => [scope.name, scope])).values()];
}
