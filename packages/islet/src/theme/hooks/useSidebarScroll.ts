import { type RefObject, useEffect } from 'react';
import { usePage } from '#client/context.ts';
import { readStoredText, writeStored } from '#client/storage.ts';
import { revealIn } from '../behaviors/revealIn.ts';
import { useOnNewPage } from './useOnNewPage.ts';

/** Session storage key of the sidebars' scroll positions. */
const storageKey = 'islet-sidebar-scroll';

/**
 * Keeps the scroll position of each sidebar across navigations and page loads, and changes it only if the
 * link of the current page would be out of view. A large sidebar starts with what is near the page instead.
 */
export function useSidebarScroll(ref: RefObject<HTMLElement | null>): void {
  const { sidebarUrl, near } = usePage();
  const isPart = near !== undefined;
  useOnNewPage(() => ref.current && showGrowing(ref.current));
  useEffect(() => {
    const column = ref.current;
    if (!column || sidebarUrl === null) return;
    const key = `${storageKey}:${sidebarUrl}`;
    // A position that the reader set before this script ran has priority.
    if (column.scrollTop === 0 && !isPart)
      column.scrollTop = Number(readStoredText('sessionStorage', key));
    showCurrent(column);
    const save = () => writeStored('sessionStorage', key, String(column.scrollTop));
    column.addEventListener('scrollend', save);
    return () => column.removeEventListener('scrollend', save);
  }, [ref, sidebarUrl, isPart]);
}

/** The same while a group opens for the page, which moves the link for 300 ms. */
function showGrowing(column: HTMLElement): void {
  const sidebar = column.querySelector('.sidebar');
  if (!sidebar) return;
  const growth = new ResizeObserver(() => showCurrent(column));
  growth.observe(sidebar);
  setTimeout(() => {
    growth.disconnect();
    // On a busy device, there may have been no frame yet.
    showCurrent(column);
  }, 500);
}

/** Scrolls a column with a sidebar until the link of the current page is visible. */
export function showCurrent(column: HTMLElement): void {
  revealIn(column, column.querySelector('.sidebar [aria-current="page"]'));
}
