import type { IndexedOutline } from '#search/index/describePage.ts';
import { linkTo } from '#search/index/indexFormat.ts';
import type { NamedThing } from '#search/index/readNames.ts';
import type { CodeLinks, CodeTerm } from '#shared/siteData.ts';
import { routeToUrl, splitRoute, type UrlRules } from '#shared/url.ts';
import type { SiteConfig } from '../../site/config/schema.ts';

type CodeLinksConfig = NonNullable<SiteConfig['themeConfig']['codeLinks']>;

/** What is read of a page. */
export type ExplainingPage = Pick<IndexedOutline, 'routePath' | 'things' | 'summary'>;

/** A name that a heading explains, and where. */
interface Explained {
  name: string;
  term: CodeTerm;
  /** How well the place explains it: a page of its own before a section, and facts before none. */
  rank: number;
}

/**
 * Collects the names that code blocks link to their documentation, from the headings of pages in one language. A
 * name that several headings explain equally well is left out.
 */
export function buildCodeLinks(
  { options, exports, ...config }: CodeLinksConfig,
  pages: readonly ExplainingPage[],
  rules: UrlRules,
): CodeLinks {
  const pathOf = ({ routePath }: ExplainingPage): string => splitRoute(rules, routePath).path;
  const explained = (folders: readonly string[]): Explained[] =>
    pages
      .filter((page) => folders.some((folder) => pathOf(page).startsWith(folder)))
      .flatMap((page) => listExplained(page, rules));
  return {
    ...config,
    options: options.map(({ pages: folder, at, name }) => ({
      at,
      terms: chooseTerms([
        ...explained([folder]).map((one) => ({ ...one, name: relativeName(one.name, at) })),
        ...pages.flatMap((page) =>
          name !== undefined && pathOf(page) === folder ? describeFolder(name, page, rules) : [],
        ),
      ]),
    })),
    exports: chooseTerms(explained(exports)),
  };
}

function listExplained({ routePath, things }: ExplainingPage, rules: UrlRules): Explained[] {
  const url = routeToUrl(rules, routePath);
  return things.flatMap((thing) =>
    thing.names.map((name) => ({
      name: name.replace(/\(\)$/, ''),
      term: [linkTo(url, thing.anchor), thing.type, thing.default, thing.summary],
      rank: rankThing(thing),
    })),
  );
}

const rankThing = ({ anchor, type, summary }: NamedThing): number =>
  (anchor === '' ? 4 : 0) + (type === '' ? 0 : 2) + (summary === '' ? 0 : 1);

/** The page of a folder explains the option that holds all those of its pages. */
function describeFolder(name: string, page: ExplainingPage, rules: UrlRules): Explained {
  const url = routeToUrl(rules, page.routePath);
  return { name, term: [url, '', '', page.summary], rank: 0 };
}

/** `lib.dts` is `dts` in an item of `lib`. */
function relativeName(name: string, at: readonly string[]): string {
  const place = at.find((one) => one !== '' && name.startsWith(`${one}.`));
  return place === undefined ? name : name.slice(place.length + 1);
}

function chooseTerms(explained: readonly Explained[]): Record<string, CodeTerm> {
  const byName = new Map<string, Explained[]>();
  for (const one of explained) byName.set(one.name, [...(byName.get(one.name) ?? []), one]);
  return Object.fromEntries(
    [...byName].flatMap(([name, all]) => {
      const most = Math.max(...all.map(({ rank }) => rank));
      const [best, ...others] = all.filter(({ rank }) => rank === most);
      return best && others.length === 0 ? [[name, best.term]] : [];
    }),
  );
}
