import { deflateRawSync } from 'node:zlib';
import { type TextsPart, writeIndex } from '#search/index/buildIndex.ts';
import type { IndexedOutline } from '#search/index/describePage.ts';
import { partsFolder } from '#search/index/indexFile.ts';
import type { IndexPlan, SplitOptions } from '#search/index/planIndex.ts';
import type { IndexOptions } from '#search/searchTypes.ts';
import type { Problem } from '#shared/types.ts';
import { fileToUrl, hashedFolder } from '#shared/url.ts';
import type { SiteConfig } from '../../site/config/schema.ts';
import type { Project } from '../../site/scan/openProject.ts';
import {
  codeLinksFile,
  createSearchScopes,
  pointerFile,
  pointerText,
  type SearchScope,
} from '../../site/scan/searchScopes.ts';
import { hashContent } from '../../support/modules/notes.mjs';
import { buildCodeLinks } from './buildCodeLinks.ts';
import { findLostTitle } from './findLostTitle.ts';

/** What indexes are made of, and where they are written. */
export interface IndexBuilding {
  /** Gives the content of an index of the pages with these routes. It is asked for one index after the other. */
  sourceOf(scope: SearchScope, routes: string[]): Promise<IndexSource>;
  /** Writes a file by its path below the output folder. */
  write(file: string, content: string | Uint8Array): void;
}

/** The content of an index, and its texts; those without bytes are written already. */
export interface IndexSource {
  plan: IndexPlan;
  texts: readonly TextsPart[];
}

/** How the texts of an index are compressed. Each result is copied, because it's the start of a buffer of 16 KB. */
export const indexSizes: Partial<SplitOptions> = {
  deflate: (bytes) => Uint8Array.from(deflateRawSync(bytes)),
};

/**
 * Writes an index for each language, and each version if the config says so, with its pointer file, and looks
 * up a title in each: gives the problems of those that don't find it. Also writes the names that code links to from the
 * headings in the index.
 */
export async function buildSearchIndexes(
  { config, rules, pages }: Pick<Project, 'config' | 'rules' | 'pages'>,
  { sourceOf, write }: IndexBuilding,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const scopes = createSearchScopes({ config, rules, pages });
  for (const [order, scope] of scopes.all.entries()) {
    const own = pages.filter((page) => scopes.holds(scope, page));
    const source = await sourceOf(
      scope,
      own.map(({ routePath }) => routePath),
    );
    const outlines = source.plan.content.pages;
    const { codeLinks } = config.themeConfig;
    if (codeLinks) {
      const links = buildCodeLinks(codeLinks, outlines, rules);
      write(codeLinksFile(scope), JSON.stringify(links));
    }
    const index = writeIndex(source.plan, source.texts, { ...indexOptions(scope, config), order });
    const lost = await findLostTitle(index, outlines);
    if (lost) {
      const place = own.find(({ routePath }) => routePath === lost.routePath);
      problems.push(describeLost(lost, scope, place?.filePath));
    }
    // The main file has the ids of all parts.
    const main = `${hashedFolder}/${scope.name}.${hashContent(index.main).slice(0, 8)}.bin`;
    write(main, index.main);
    for (const [name, part] of index.parts) write(`${partsFolder(main)}/${name}.bin`, part);
    write(pointerFile(scope), pointerText(fileToUrl(rules.base, main)));
  }
  return problems;
}

/** The settings of an index besides its pages. */
export function indexOptions({ lang, version }: SearchScope, config: SiteConfig): IndexOptions {
  const { base, cleanUrls, locales, multiVersion } = config;
  const prefixes = [...multiVersion.versions, ...locales.map((locale) => locale.lang)];
  return { lang, version, base, cleanUrls, prefixes, synonyms: listSynonyms(config, lang) };
}

/** The words that mean the same for readers of a language. */
export function listSynonyms(
  { locales, themeConfig: { search } }: Pick<SiteConfig, 'locales' | 'themeConfig'>,
  lang: string,
): string[][] {
  const shared = search === false ? [] : search.synonyms;
  return [...shared, ...(locales.find((locale) => locale.lang === lang)?.synonyms ?? [])];
}

function describeLost(
  { routePath, title }: Pick<IndexedOutline, 'routePath' | 'title'>,
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
