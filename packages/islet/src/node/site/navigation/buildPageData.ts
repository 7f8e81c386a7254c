import type { Frontmatter } from '#shared/frontmatter.ts';
import type { PageLink } from '#shared/navigation.ts';
import type { OutlineEntry, PageData, PageRecord, PageSummary } from '#shared/types.ts';
import { fileToUrl, routeToMarkdownFile, type UrlRules } from '#shared/url.ts';
import { findIsolatedFolder } from '../policy/isolatedFolders.ts';
import type { Scope } from '../scan/listScopes.ts';
import type { SiteModel } from './createSite.ts';
import { outlineOverview, type RecordOf } from './page/buildOverview.ts';
import type { Pager } from './page/buildPager.ts';
import { completeHome } from './page/completeHome.ts';
import { documentTitle } from './page/documentTitle.ts';
import { shortenNames } from './page/shortenNames.ts';

/** What is only known after a page with JSX has been rendered. */
export interface RenderedParts {
  /** Classes of the components in it that have stylesheets of their own. */
  parts?: readonly string[];
}

/** The rest of the input for page data. */
export interface PageDataOptions {
  buildId: string;
  /** Folders whose pages need documents of their own. */
  isolated: ReadonlyArray<{ folder: string }>;
  /** URL of the data file of a sidebar, by its key in `SiteModel.sidebars`. */
  sidebarUrl: (key: string) => string;
  /** URL of the site data of a version and language. */
  siteUrl: (place: Pick<Scope, 'version' | 'lang'>) => string;
  /** Time of the last commit, ISO 8601. */
  lastUpdated: string | null;
  /** Whether pages are also written as Markdown. */
  llms: boolean;
  recordOf: RecordOf;
  /** URLs of the stylesheets that a page loads after those of the site. */
  stylesOf: (
    page: Pick<
      PageData & PageRecord,
      'lang' | 'pageType' | 'overview' | 'imports' | 'stylesheet' | 'frontmatter'
    > &
      RenderedParts,
  ) => string[];
}

/** Builds the data that the browser needs for a page (SPEC 3), without its prose. */
export async function buildPageData(
  site: SiteModel,
  page: PageSummary &
    Pick<PageRecord, 'description' | 'toc' | 'imports' | 'stylesheet'> &
    RenderedParts,
  options: PageDataOptions,
): Promise<PageData> {
  const { pagePath, routePath, filePath, lang, version, pageType, title, description, toc } = page;
  const isDoc = pageType === 'doc';
  const sidebar = isDoc && page.frontmatter.sidebar !== false ? site.sidebarOf(page) : null;
  const overview = await site.overviewOf(page, options.recordOf);
  const styleUrls = options.stylesOf({ ...page, overview });
  return {
    buildId: documentId(options, site.targets.rules, routePath),
    pagePath,
    routePath,
    filePath,
    lang,
    version,
    ...(page.originalLang !== undefined && { originalLang: page.originalLang }),
    pageType,
    title,
    documentTitle: documentTitle(page, site.siteOf(page).title),
    description,
    frontmatter: completeHome(page, site.homeOf(page)),
    toc: [
      ...outlineOverview(overview ?? []),
      ...shortenNames(title, selectDepths(toc, page.frontmatter.outline)),
    ],
    styleUrls: styleUrls.length > 0 ? styleUrls : undefined,
    sidebarUrl: sidebar === null ? null : options.sidebarUrl(sidebar),
    near: sidebar === null ? undefined : site.nearOf(sidebar, page),
    siteUrl: options.siteUrl(page),
    ...(isDoc ? readPager(site.pagerOf(page), page.frontmatter) : { prev: null, next: null }),
    editUrl: isDoc ? readEditLink(page.frontmatter, site.editUrlOf(page)) : null,
    markdownUrl:
      options.llms && pageType !== '404' && page.originalLang === undefined
        ? fileToUrl(site.siteOf(page).base, routeToMarkdownFile(routePath))
        : null,
    lastUpdated: isDoc ? readTime(page.frontmatter, options.lastUpdated) : null,
    ...site.alternatesOf(page),
    overview,
  };
}

function readEditLink({ editLink, editUrl }: Frontmatter, url: string | null): string | null {
  return editLink === false || editUrl === false ? null : (editUrl ?? url);
}

/** When a page was last changed: as its front matter says, or when its file was committed. */
export function readTime({ lastUpdated }: Frontmatter, committed: string | null): string | null {
  if (typeof lastUpdated === 'string') return lastUpdated;
  return lastUpdated === false ? null : committed;
}

/** The headings of the depths that the front matter asks for. */
function selectDepths(
  toc: readonly OutlineEntry[],
  outline: Frontmatter['outline'],
): OutlineEntry[] {
  if (typeof outline !== 'number' && !Array.isArray(outline)) return [...toc];
  const [first, last] = typeof outline === 'number' ? [outline, outline] : outline;
  return toc.filter(({ depth }) => first <= depth && depth <= last);
}

/** Leaves out the links that a page doesn't want, and gives others its text. */
function readPager(pager: Pager, { prev, next }: Frontmatter): Pager {
  const read = (link: PageLink | null, wanted: false | string | undefined): PageLink | null =>
    wanted === false || link === null ? null : { ...link, text: wanted ?? link.text };
  return { prev: read(pager.prev, prev), next: read(pager.next, next) };
}

/** Pages are shown in place only in documents of the same id: what isolates a page are the headers of its document. */
function documentId(
  { buildId, isolated }: Pick<PageDataOptions, 'buildId' | 'isolated'>,
  rules: UrlRules,
  routePath: string,
): string {
  return buildId + (findIsolatedFolder(isolated, rules, routePath)?.folder ?? '');
}
