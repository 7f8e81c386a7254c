import { buildIndex } from '#search/index/buildIndex.ts';
import { indexPage } from '#search/index/indexPage.ts';
import { collectContent } from '#search/index/planIndex.ts';
import type { SearchDocument } from '#search/searchTypes.ts';
import { fileToUrl, hashedFolder } from '#shared/url.ts';
import { buildCodeLinks } from '../../output/index/buildCodeLinks.ts';
import { indexOptions } from '../../output/index/buildSearchIndexes.ts';
import { toSearchDocuments } from '../../output/index/toSearchDocument.ts';
import type { Project } from '../../site/scan/openProject.ts';
import {
  codeLinksFile,
  createSearchScopes,
  pointerFile,
  pointerText,
  type SearchScope,
} from '../../site/scan/searchScopes.ts';
import type { LatestBundle, ReadyBundle } from './bundleLoader.ts';
import { memoize } from './memoize.ts';
import type { OutlineStore } from './outlineStore.ts';

/** The search indexes of a site in dev. */
export interface SearchStore {
  /** The file of an index that has this path in the output; null for any other file. */
  fileAt(output: string): Promise<string | Uint8Array | null>;
  /** Makes the next request use the current content. */
  invalidate(): void;
}

/** Creates a store that compiles and renders all pages of an index when it is requested. */
export function createSearchStore(
  { config, rules, routes, moved, pages }: Project,
  { bundle, outlines }: { bundle: Pick<LatestBundle, 'current'>; outlines: OutlineStore },
): SearchStore {
  const scopes = createSearchScopes({ config, rules, pages });
  const { codeLinks } = config.themeConfig;
  const indexes = new Map<string, Promise<Uint8Array>>();
  let rendered: ReadyBundle | null = null;
  // Dev needs no hash, because browsers don't cache its answers.
  const indexFile = ({ name }: SearchScope): string => `${hashedFolder}/${name}.bin`;

  const documentsOf = async (scope: SearchScope): Promise<SearchDocument[]> => {
    const own = pages.filter((page) => scopes.holds(scope, page));
    const ready = await bundle.current();
    const found = await Promise.all(own.map((page) => outlines.get(page, ready)));
    return toSearchDocuments(found, { rules, routes, moved });
  };
  const build = async (scope: SearchScope): Promise<Uint8Array> =>
    buildIndex(await documentsOf(scope), indexOptions(scope, config));
  return {
    async fileAt(output) {
      const pointed = scopes.all.find((scope) => pointerFile(scope) === output);
      if (pointed) return pointerText(fileToUrl(rules.base, indexFile(pointed)));
      const linked = scopes.all.find((one) => codeLinksFile(one) === output);
      if (linked && codeLinks) {
        const indexed = (await documentsOf(linked)).map(indexPage);
        return JSON.stringify(buildCodeLinks(codeLinks, collectContent(indexed).pages, rules));
      }
      const scope = scopes.all.find((one) => indexFile(one) === output);
      if (!scope) return null;
      const ready = await bundle.current();
      if (ready !== rendered) indexes.clear();
      rendered = ready;
      return memoize(indexes, scope.name, () => build(scope));
    },
    invalidate: () => indexes.clear(),
  };
}
