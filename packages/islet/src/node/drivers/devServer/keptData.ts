import type { SidebarItem } from '#shared/navigation.ts';
import type { SiteData } from '#shared/siteData.ts';
import type { DataFiles } from '../../output/files/dataFiles.ts';

/** Finds the data file at a URL among those of the latest model, which are given, and of the one before. */
export type KeptData = (data: DataFiles, url: string) => SiteData | SidebarItem[] | undefined;

/**
 * Creates a function that finds data files, also those that have just been replaced: a page that was sent before a change
 * asks for the data that it was made with. Without it, it could not start.
 */
export function createKeptData(): KeptData {
  let current: DataFiles | null = null;
  let last: DataFiles | null = null;
  return (data, url) => {
    if (data !== current) {
      last = current;
      current = data;
    }
    return [current, last].map((one) => one?.sites[url] ?? one?.sidebars[url]).find(Boolean);
  };
}
