import { deflateRawSync } from 'node:zlib';
import type { Problem } from '#common/types.ts';
import { fileToUrl, hashedFolder } from '#common/url.ts';
import { buildIndexFiles } from '#search/index/buildIndex.ts';
import { partsFolder } from '#search/index/indexFile.ts';
import type { IndexedPage } from '#search/index/indexPage.ts';
import type { IndexOptions } from '#search/types.ts';
import type { SiteConfig } from '../config/schema.ts';
import { hashContent } from '../modules/notes.mjs';
import type { Project } from '../scan/openProject.ts';
import {
  codeLinksFile,
  createSearchScopes,
  pointerFile,
  pointerText,
  type SearchScope,
} from '../scan/searchScopes.ts';
import { buildCodeLinks } from './buildCodeLinks.ts';
import { findLostTitle } from './findLostTitle.ts';

/** The indexes of a site as files, and their problems. */
export interface BuiltIndexes {
  /** By path below the output folder. */
  files: Map<string, string | Uint8Array>;
  problems: Problem[];
}

/**
 * Builds an index for each language, and each version if the config says so, with its pointer file, and looks
 * up a title in each. Also builds the names that code links to from the headings in the index.
 */
export async function buildSearchIndexes(
  indexed: readonly IndexedPage[],
  { config, rules, pages }: Pick<Project, 'config' | 'rules' | 'pages'>,
): Promise<BuiltIndexes> {
  const files = new Map<string, string | Uint8Array>();
  const problems: Problem[] = [];
  const scopes = createSearchScopes({ config, rules, pages });
  const places = new Map(pages.map((page) => [page.routePath, page]));
  for (const [order, scope] of scopes.all.entries()) {
    const own = indexed.filter(({ routePath }) => {
      const place = places.get(routePath);
      return place !== undefined && scopes.holds(scope, place);
    });
    const { codeLinks } = config.themeConfig;
    if (codeLinks) {
      const links = buildCodeLinks(codeLinks, own, rules);
      files.set(codeLinksFile(scope), JSON.stringify(links));
    }
    const options = { ...indexOptions(scope, config), order };
    const index = buildIndexFiles(own, options, { deflate: deflateRawSync });
    const lost = await findLostTitle(index, own);
    if (lost) problems.push(describeLost(lost, scope, places.get(lost.routePath)?.filePath));
    // The main file has the ids of all parts.
    const main = `${hashedFolder}/${scope.name}.${hashContent(index.main).slice(0, 8)}.bin`;
    files.set(main, index.main);
    for (const [name, part] of index.parts) files.set(`${partsFolder(main)}/${name}.bin`, part);
    files.set(pointerFile(scope), pointerText(fileToUrl(rules.base, main)));
  }
  return { files, problems };
}

/** The settings of an index besides its pages. */
export function indexOptions(
  { lang, version }: SearchScope,
  { base, cleanUrls, locales, multiVersion, themeConfig: { search } }: SiteConfig,
): IndexOptions {
  const synonyms = search !== false && search.mode === 'local' ? search.synonyms : [];
  const prefixes = [...multiVersion.versions, ...locales.map((locale) => locale.lang)];
  return { lang, version, base, cleanUrls, prefixes, synonyms };
}

function describeLost(
  { routePath, title }: IndexedPage,
  { name }: SearchScope,
  file = routePath,
): Problem {
  return {
    severity: 'error',
    message: `The search index \`${name}\` does not find this page by its title "${title}".`,
    fix: 'Give the page a simpler title, and report this: any title should work.',
    file,
  };
}
