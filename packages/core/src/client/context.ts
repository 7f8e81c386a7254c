import { createContext, useContext } from 'react';
import type { SidebarItem } from '#common/navigation.ts';
import type { SiteData } from '#common/siteData.ts';
import type { PageData } from '#common/types.ts';

/** The data available to every theme component: the current page, its site data and its sidebar. */
export interface AppState {
  page: PageData;
  site: SiteData;
  sidebar: SidebarItem[] | null;
}

export const AppContext = createContext<AppState | null>(null);

function useApp(): AppState {
  const state = useContext(AppContext);
  if (!state) throw new Error('A theme component was rendered outside of <App>.');
  return state;
}

export const usePage = (): PageData => useApp().page;
export const useSite = (): SiteData => useApp().site;
export const useSidebar = (): SidebarItem[] | null => useApp().sidebar;
