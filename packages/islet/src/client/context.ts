import { createContext, useContext } from 'react';
import type { SidebarItem } from '#shared/navigation.ts';
import type { SiteData } from '#shared/siteData.ts';
import type { PageData } from '#shared/types.ts';

/** The data available to every theme component: the current page, its site data and its sidebar. */
export interface AppState {
  page: PageData;
  site: SiteData;
  sidebar: SidebarItem[] | null;
}

/** Provides the data; null outside of `<App>`. Themes use the hooks below. */
export const AppContext = createContext<AppState | null>(null);

function useApp(): AppState {
  const state = useContext(AppContext);
  if (!state) throw new Error('A theme component was rendered outside of <App>.');
  return state;
}

/** The data of the current page (SPEC 3), on the server and in the browser. Throws outside of `<App>`. */
export const usePage = (): PageData => useApp().page;
/** The data shared by all pages in the language and version of the current one. Throws outside of `<App>`. */
export const useSite = (): SiteData => useApp().site;
/** The entries of the sidebar of the current page; null if it has none. Throws outside of `<App>`. */
export const useSidebar = (): SidebarItem[] | null => useApp().sidebar;
