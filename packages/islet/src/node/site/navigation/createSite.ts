import type { NearEntries, OverviewGroup, SidebarItem } from '#shared/navigation.ts';
import type { SiteData } from '#shared/siteData.ts';
import type { PageIdentity, PagePlace, PageSummary, Problem } from '#shared/types.ts';
import { joinRoute, routeToUrl, type UrlRules } from '#shared/url.ts';
import type { GeneratedTexts } from '../../support/problems/generatedTexts.ts';
import { uniqueProblems } from '../../support/problems/uniqueProblems.ts';
import type { HomeParts } from '../config/mapHomeLinks.ts';
import type { SiteConfig } from '../config/schema.ts';
import type { IconFinder } from '../icons/createIconFinder.ts';
import type { LinkSource } from '../scan/followLinks.ts';
import { listPrefixes } from '../scan/listPrefixes.ts';
import { listRoutes } from '../scan/listRoutes.ts';
import { listScopes } from '../scan/listScopes.ts';
import { type LinkTargets, sourceRoute } from '../scan/resolveLink.ts';
import type { FolderFile } from '../scan/scanDocs.ts';
import { createNavigation, type Navigation } from './links/createNavigation.ts';
import { buildOverview, type RecordOf } from './page/buildOverview.ts';
import { buildPager, type Pager } from './page/buildPager.ts';
import { buildConfigHome } from './page/completeHome.ts';
import { type Alternates, createAlternates } from './page/createAlternates.ts';
import { type Blogs, createBlogs } from './page/createBlogs.ts';
import { findEditLink } from './page/findEditLink.ts';
import { type Feed, linkFeeds } from './page/findFeeds.ts';
import { checkConfigSidebars } from './sidebar/buildConfigSidebars.ts';
import { buildPageTree } from './sidebar/buildPageTree.ts';
import { buildSidebars } from './sidebar/buildSidebars.ts';
import { createSidebarLookup } from './sidebar/createSidebarLookup.ts';
import { createNear } from './sidebar/findNear.ts';
import { findUnreadNavs } from './site/buildNav.ts';
import { checkConfigTargets } from './site/checkConfigTargets.ts';
import { checkFeeds } from './site/checkFeeds.ts';
import { checkHead } from './site/checkHead.ts';
import { createSiteData, findEmptyLocales, findUntranslated } from './site/createSiteData.ts';
import { nameFolders } from './site/nameFolders.ts';

/** The input for the model of a site. */
export interface SiteSources
  extends Pick<LinkTargets, 'rules' | 'files' | 'drafts' | 'moved' | 'ledger'> {
  config: SiteConfig;
  /** Path of the config below the site's root, for problems. */
  configFile: string;
  pages: readonly PageSummary[];
  metaFiles: readonly FolderFile[];
  navFiles: readonly FolderFile[];
  /** Pages without a file can't be edited. */
  generated?: GeneratedTexts;
  icons: IconFinder;
  /** The feeds of all languages and versions. */
  feeds?: readonly Feed[];
}

/** Everything about the pages that depends on other pages. */
export interface SiteModel {
  targets: LinkTargets;
  /** Site data of every version and language. */
  sites: SiteData[];
  /** By the route of the folder whose pages show it, as `sidebarOf` returns it. */
  sidebars: ReadonlyMap<string, SidebarItem[]>;
  /** Routes of the pages that links in menus, sidebars and the config lead to. */
  reached: ReadonlySet<string>;
  /** Links outside the prose, to be checked together with those inside. */
  links: LinkSource[];
  problems: Problem[];
  siteOf(place: Pick<PagePlace, 'lang' | 'version'>): SiteData;
  /** Hero and features for home pages of this version and language that don't have their own. */
  homeOf(place: Pick<PagePlace, 'lang' | 'version'>): HomeParts;
  sidebarOf(place: PagePlace): string | null;
  /** The part of a sidebar that the document of a page has, if it isn't the whole. */
  nearOf(sidebar: string, place: PagePlace): NearEntries | undefined;
  pagerOf(place: PagePlace): Pager;
  /** The posts that a page lists; undefined if it isn't a list. */
  postsOf: Blogs['postsOf'];
  alternatesOf(place: PageIdentity): Alternates;
  editUrlOf(page: PageIdentity): string | null;
  /** The groups of an overview page; null for any other page. */
  overviewOf(page: PageSummary, recordOf: RecordOf): Promise<OverviewGroup[] | null>;
}

/** Builds the model of a site from the summaries of its pages and reports all problems at once. */
export function createSite(sources: SiteSources): SiteModel {
  const { config, rules, pages, moved, generated } = sources;
  const { canonical, old } = config.multiVersion;
  const pagesByUrl = new Map(pages.map((page) => [urlOf(rules, page), page]));
  const navigation = navigate(sources);
  const blogs = createBlogs(rules, pages);
  const { sites, homes, sidebars, folderItems, alone } = buildScopes(sources, navigation, blogs);
  checkConfigSidebars(sources, new Set(folderItems.keys()), navigation);
  checkConfigTargets(sources, navigation);
  checkHead(sources, navigation);
  checkFeeds(sources, navigation);
  const siteOf = inScope(rules, sites);
  const sidebarOf = createSidebarLookup(sources, { sidebars, alone, ofBlogs: blogs.routes });
  const pagers = buildPagers(sidebars, { pagesByUrl, sidebarOf });
  const nears = new Map<string, ReturnType<typeof createNear>>();
  const shown = pages.filter(({ pageType }) => pageType !== '404');

  return {
    targets: navigation.targets,
    sites: [...sites.values()],
    sidebars: selectShown(sidebars, shown.map(sidebarOf)),
    reached: new Set([...navigation.reached, ...blogs.routes]),
    links: navigation.anchors,
    problems: listProblems(sources, navigation),
    siteOf,
    homeOf: inScope(rules, homes),
    sidebarOf,
    postsOf: blogs.postsOf,
    pagerOf(place) {
      const url = urlOf(rules, place);
      const sidebar = sidebarOf(place);
      const inSidebar = sidebar === null ? undefined : pagers.get(sidebar)?.get(url);
      return blogs.pagerOf(url) ?? inSidebar ?? { prev: null, next: null };
    },
    nearOf(sidebar, place) {
      const near = nears.get(sidebar) ?? createNear(sidebars.get(sidebar) ?? []);
      nears.set(sidebar, near);
      return near(urlOf(rules, place)) ?? undefined;
    },
    alternatesOf: createAlternates(rules, shown, canonical ? old : []),
    editUrlOf: (page) => (generated?.has(page.filePath) ? null : findEditLink(config, page)),
    async overviewOf(page, recordOf) {
      if (!page.frontmatter.overview) return null;
      const items = listPrefixes(sourceRoute({ moved }, page))
        .map((prefix) => folderItems.get(prefix))
        .find((found) => found !== undefined);
      const { toc = [] } = (await recordOf(page.routePath)) ?? {};
      const own = urlOf(rules, page);
      return buildOverview({
        items: items ?? [],
        pageAt: (url) => (url === own ? undefined : pagesByUrl.get(url)),
        recordOf,
        taken: [page.title, ...toc.map(({ id }) => id)],
        othersLabel: siteOf(page).labels.others,
      });
    },
  };
}

const urlOf = (rules: UrlRules, { routePath }: Pick<PagePlace, 'routePath'>): string =>
  routeToUrl(rules, routePath);

function navigate(sources: SiteSources): Navigation {
  const { config, rules, pages, files, drafts, moved, ledger, icons } = sources;
  const routes = new Set(listRoutes(rules, pages).map(({ path }) => path));
  const targets = { rules, routes, files, drafts, moved, ledger };
  return createNavigation(targets, config.contentSecurityPolicy, icons);
}

function listProblems(sources: SiteSources, { problems }: Navigation): Problem[] {
  return uniqueProblems([
    ...problems,
    ...findUnreadNavs(sources.navFiles),
    ...findUntranslated(sources),
    ...findEmptyLocales(sources),
  ]);
}

/** What each version and language has of its own, and the sidebars and items of all folders, by their routes. */
function buildScopes(
  sources: SiteSources,
  navigation: Navigation,
  { routes: ofBlogs }: Pick<Blogs, 'routes'>,
) {
  const { rules, metaFiles } = sources;
  // Sidebars list no posts, however many there are.
  const pages = sources.pages
    .filter(({ listPage }) => listPage === undefined)
    .map((page) =>
      ofBlogs.has(page.routePath) && !page.frontmatter.blog
        ? { ...page, frontmatter: { ...page.frontmatter, unlisted: true } }
        : page,
    );
  const sites = new Map<string, SiteData>();
  const homes = new Map<string, HomeParts>();
  const sidebars = new Map<string, SidebarItem[]>();
  const folderItems = new Map<string, SidebarItem[]>();
  const alone = new Set<string>();
  for (const scope of listScopes(rules)) {
    const feeds = linkFeeds(scope, sources.feeds ?? [], rules);
    const site = createSiteData({ ...sources, feeds }, scope, navigation);
    homes.set(scope.routePath, buildConfigHome(sources, scope, navigation));
    const root = buildPageTree(scope, pages, metaFiles);
    const built = buildSidebars(sources, root, navigation);
    for (const [route, items] of built.sidebars) sidebars.set(route, items);
    for (const [route, items] of built.folderItems) folderItems.set(route, items);
    if (built.isRootAlone) alone.add(scope.routePath);
    const folders = nameFolders(scope, { rules, pages, sidebars: built.sidebars, nav: site.nav });
    sites.set(scope.routePath, folders.length > 0 ? { ...site, folders } : site);
  }
  return { sites, homes, sidebars, folderItems, alone };
}

/** Creates a lookup by version and language. */
function inScope<T>(rules: UrlRules, built: ReadonlyMap<string, T>) {
  return ({ version, lang }: Pick<PagePlace, 'lang' | 'version'>): T => {
    const found = built.get(joinRoute(rules, { version, lang, path: '/' }));
    if (found === undefined) throw new Error(`Engine: nothing was built for ${version}/${lang}.`);
    return found;
  };
}

/** The pagers of the pages in each sidebar, by its route and the URL of the page. */
function buildPagers(
  sidebars: SiteModel['sidebars'],
  {
    pagesByUrl,
    sidebarOf,
  }: { pagesByUrl: ReadonlyMap<string, PageSummary> } & Pick<SiteModel, 'sidebarOf'>,
) {
  return new Map(
    Array.from(sidebars, ([route, items]) => {
      const hasSidebar = (url: string): boolean => {
        const page = pagesByUrl.get(url);
        return page !== undefined && sidebarOf(page) === route;
      };
      return [route, buildPager(items, hasSidebar)];
    }),
  );
}

/** Leaves out sidebars that no page shows, such as those of blogs. */
function selectShown(
  sidebars: SiteModel['sidebars'],
  shown: ReadonlyArray<string | null>,
): SiteModel['sidebars'] {
  const routes = new Set(shown);
  return new Map([...sidebars].filter(([route]) => routes.has(route)));
}
