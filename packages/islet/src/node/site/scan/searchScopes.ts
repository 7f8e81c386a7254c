import type { PageIdentity } from '#shared/types.ts';
import type { UrlRules } from '#shared/url.ts';
import type { SiteConfig } from '../config/schema.ts';
import { isDocumentation } from './listRoutes.ts';
import { listScopes } from './listScopes.ts';

type Place = Pick<PageIdentity, 'lang' | 'version'>;

/** The pages that are searched together. */
export interface SearchScope extends Place {
  /** Name of the index file without hash and extension (SPEC 4). */
  name: string;
}

/** The indexes of a site. */
export interface SearchScopes {
  /** Without duplicates: default version first, and in each version the default language first. */
  all: SearchScope[];
  /**
   * The index for readers of a version and language. A language without documentation uses the index of
   * the default language (SPEC 7). Null if the site has no index of its own.
   */
  searchedFrom(place: Place): SearchScope | null;
  /** Whether an index holds the pages of a version and language. */
  holds(scope: SearchScope, place: Place): boolean;
}

export interface ScopeSources {
  config: SiteConfig;
  rules: UrlRules;
  pages: ReadonlyArray<Place & Pick<PageIdentity, 'pagePath' | 'originalLang'>>;
}

/** Groups the pages of a site by search index. */
export function createSearchScopes({ config, rules, pages }: ScopeSources): SearchScopes {
  const { search } = config.themeConfig;
  if (search === false || (search.mode === 'remote' && !search.writeIndex)) {
    return { all: [], searchedFrom: () => null, holds: () => false };
  }
  const versionOf = ({ version }: Place): string => (search.versioned ? version : '');
  const toScope = ({ lang, version }: Place): SearchScope => {
    const name = ['search_index', lang, version].filter((part) => part !== '').join('.');
    return { name, lang, version };
  };
  const nameOf = (place: Place): string => toScope({ ...place, version: versionOf(place) }).name;
  const documented = new Set(
    pages.filter((page) => isDocumentation(page) && page.originalLang === undefined).map(nameOf),
  );
  const searchedFrom = (place: Place): SearchScope => {
    const lang = documented.has(nameOf(place)) ? place.lang : rules.defaultLang;
    return toScope({ lang, version: versionOf(place) });
  };
  const isOther = ({ lang, version }: Place): number =>
    (version === rules.defaultVersion ? 0 : 2) + (lang === rules.defaultLang ? 0 : 1);
  const scopes = listScopes(rules)
    .sort((a, b) => isOther(a) - isOther(b))
    .map(searchedFrom);
  return {
    all: [...new Map(scopes.map((scope) => [scope.name, scope])).values()],
    searchedFrom,
    holds: ({ name }, place) => nameOf(place) === name,
  };
}

/** Path below the output folder of the file that names the index. */
export function pointerFile({ name }: SearchScope): string {
  return `${name}.json`;
}

/** Path below the output folder of the file with the names that link to what explains them. */
export function codeLinksFile({ name }: SearchScope): string {
  return `${name.replace('search_index', 'code_links')}.json`;
}

/** The content of the pointer file. */
export function pointerText(indexUrl: string): string {
  return JSON.stringify({ index: indexUrl });
}
