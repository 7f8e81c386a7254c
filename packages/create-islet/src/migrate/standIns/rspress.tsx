// What components of the former site take from Rspress, written with the hooks of the new one. Replace the imports of
// these names bit by bit; without any, this file and its aliases in `site.config.ts` can be removed.

import { usePage as useOwnPage, useSite as useOwnSite } from 'islet/client';
import type { AnchorHTMLAttributes, ReactNode } from 'react';

export { Badge } from 'islet/theme/components/widgets/Badge';
export { PackageManagerTabs } from 'islet/theme/components/widgets/PackageManagerTabs';
export { Steps } from 'islet/theme/components/widgets/Steps';
export { Tab, Tabs } from 'islet/theme/components/widgets/Tabs';

const base: string = '/';

/** The texts of `i18n.json`: by key, then by language. */
const texts: Record<string, Record<string, string>> = {};

export const useLang = (): string => useOwnSite().lang;
export const useVersion = (): string => useOwnSite().version;

export function useI18n() {
  const lang = useLang();
  return (key: string): string => texts[key]?.[lang] ?? key;
}

export function useSite() {
  const { defaultLang: lang, ...site } = useOwnSite();
  return { site: { ...site, lang } };
}

export const usePage = () => ({ page: { ...useOwnPage(), lang: useLang() } });
export const usePageData = () => ({ siteData: useSite().site, ...usePage() });
export const useFrontmatter = () => ({ frontmatter: useOwnPage().frontmatter });

export const useLocation = () => ({ pathname: useOwnPage().routePath, search: '', hash: '' });
export const useNavigate =
  () =>
  (url: string): void =>
    window.location.assign(withBase(url));

/** Adds the base to a path that doesn't have it. */
export const withBase = (url: string): string =>
  /^\/(?!\/)/.test(url) && !url.startsWith(base) ? base + url.slice(1) : url;

export const removeBase = (url: string): string =>
  url.startsWith(base) ? `/${url.slice(base.length)}` : url;

export const normalizeHref = (url: string): string =>
  /^\/(?!\/)/.test(url) ? url.replace(/(?:\.html|(?<=\/)index)(?=$|[?#])/, '') : url;

export function Link({ href = '', ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a {...rest} href={withBase(normalizeHref(href))} />;
}

export const NoSSR = ({ children }: { children: ReactNode }): ReactNode => children;

interface GroupItem {
  text?: string;
  link?: string;
  items?: GroupItem[];
}

export interface Group {
  name: string;
  items: GroupItem[];
}

export function OverviewGroup({ group: { name, items } }: { group: Group }) {
  return (
    <section className="overview">
      {name && <h2>{name}</h2>}
      <ul className="overview-pages">
        {items.map(({ text, link, items: inside = [] }) => (
          <li key={link ?? text}>
            <h3>{link ? <Link href={link}>{text}</Link> : text}</h3>
            <ul>
              {inside.map((item) => (
                <li key={item.link ?? item.text}>
                  <Link href={item.link}>{item.text}</Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
