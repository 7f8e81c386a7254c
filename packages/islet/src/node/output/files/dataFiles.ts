import { createHash } from 'node:crypto';
import type { SidebarItem } from '#shared/navigation.ts';
import { contentsUrl } from '#shared/nearEntries.ts';
import type { SiteData } from '#shared/siteData.ts';
import { fileToUrl, hashedFolder, splitRoute } from '#shared/url.ts';
import type { SiteModel } from '../../site/navigation/createSite.ts';
import { isLarge } from '../../site/navigation/sidebar/findNear.ts';

/** The data that pages share, by URLs with a hash of their content, so that it can be cached. */
export interface DataFiles {
  sites: Record<string, SiteData>;
  sidebars: Record<string, SidebarItem[]>;
  /** The large sidebars, by the URL of the document that lists all entries, with the site data of their pages. */
  contents: Record<string, { items: SidebarItem[]; site: SiteData }>;
  /** URL of the site data of a version and language. */
  siteUrl(place: Pick<SiteData, 'lang' | 'version'>): string;
  /** URL of a sidebar by its key in `SiteModel.sidebars`. */
  sidebarUrl(key: string): string;
}

/** Names the data files of a site. */
export function nameDataFiles(site: SiteModel, base: string): DataFiles {
  const sites: DataFiles['sites'] = {};
  const sidebars: DataFiles['sidebars'] = {};
  const contents: DataFiles['contents'] = {};
  const siteUrls = new Map<string, string>();
  const sidebarUrls = new Map<string, string>();
  const keyOf = ({ lang, version }: Pick<SiteData, 'lang' | 'version'>) => `${version}/${lang}`;
  for (const data of site.sites) {
    const name = ['site', data.version, data.lang].filter((part) => part !== '').join('.');
    const url = hashedUrl(base, name, data);
    sites[url] = data;
    siteUrls.set(keyOf(data), url);
  }
  for (const [key, items] of site.sidebars) {
    const name = `sidebar${key.replace(/\/$/, '').replaceAll('/', '.')}`;
    const url = hashedUrl(base, name, items);
    sidebars[url] = items;
    sidebarUrls.set(key, url);
    if (!isLarge(items)) continue;
    const { lang, version } = splitRoute(site.targets.rules, key);
    contents[contentsUrl(url)] = { items, site: site.siteOf({ lang, version }) };
  }
  return {
    sites,
    sidebars,
    contents,
    siteUrl: (place) => siteUrls.get(keyOf(place)) ?? '',
    sidebarUrl: (key) => sidebarUrls.get(key) ?? '',
  };
}

function hashedUrl(base: string, name: string, value: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 8);
  return fileToUrl(base, `${hashedFolder}/${name}.${hash}.json`);
}
