import { usePage, useSite } from '#client/context.ts';
import { keepPlace } from '../behaviors/keepPlace.ts';
import { localizeTools } from '../rules/localizeTools.ts';
import type { TreeItem } from '../rules/menus.ts';
import { useVersions } from './useVersions.ts';

/** The parts of the bar that only fit on wide screens: menus, sibling tools, versions. */
export function useDrawerMenus(): TreeItem[] {
  const { nav, toolLinks, labels } = useSite();
  const { routePath } = usePage();
  const versions = useVersions().map(({ text, url }) => ({ text, link: url, onClick: keepPlace }));
  const tools = localizeTools(toolLinks, routePath).flatMap((group) =>
    group.tools.map(({ name, url }) => ({ text: name, link: url })),
  );
  return [
    ...nav.map((item) => ({ ...item, collapsed: true })),
    ...(tools.length > 0 ? [{ text: labels.tools, collapsed: true, items: tools }] : []),
    ...(versions.length > 1 ? [{ text: labels.version, collapsed: true, items: versions }] : []),
  ];
}
