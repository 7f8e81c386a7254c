import { usePage, useSite } from '#client/context.ts';
import type { MenuChoice } from '../rules/menus.ts';

/** This page or the nearest one in each version that has one. */
export function useVersions(): MenuChoice[] {
  const { versionUrls } = usePage();
  return useSite().versions.flatMap((key) => {
    const url = versionUrls[key];
    return url === undefined ? [] : [{ key, url, text: key }];
  });
}
