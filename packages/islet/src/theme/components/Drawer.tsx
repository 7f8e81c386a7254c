import { usePage, useSite } from '#client/context.ts';
import { useCurrentPlace } from '../hooks/useCurrentPlace.ts';
import { useDrawer } from '../hooks/useDrawer.ts';
import { useDrawerMenus } from '../hooks/useDrawerMenus.ts';
import { useSidebarScroll } from '../hooks/useSidebarScroll.ts';
import { currentInNav } from '../rules/activeLink.ts';
import { Icon } from './Icon.tsx';
import { Sidebar } from './Sidebar.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { Tree } from './Tree.tsx';

/** Id of the element that the menu button opens. */
export const drawerId = '~drawer';

/**
 * The sidebar: a column on wide screens; on narrow ones a popover that also contains the menus of the
 * bar (breakpoints of SPEC 9).
 */
export function Drawer({
  hasSidebar,
}: {
  /** Whether the page has a sidebar. */
  hasSidebar: boolean;
}) {
  const { sidebarUrl } = usePage();
  const { labels } = useSite();
  const place = useCurrentPlace();
  const drawer = useDrawer(labels.menu, hasSidebar ? 64 : 48);
  useSidebarScroll(drawer.ref);
  return (
    <div id={drawerId} className="drawer" popover="auto" {...drawer}>
      <button
        type="button"
        className="bar-item drawer-close"
        popoverTarget={drawerId}
        popoverTargetAction="hide"
        aria-label={labels.close}
      >
        <Icon name="close" />
      </button>
      <nav className="drawer-nav" aria-label={labels.mainNavigation}>
        <Tree items={useDrawerMenus()} currentOf={(item) => currentInNav(item, place)} />
        <SocialLinks />
      </nav>
      {hasSidebar && <Sidebar key={sidebarUrl} column={drawer.ref} />}
    </div>
  );
}
